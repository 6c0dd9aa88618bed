# Built in one stage, run in another: the image holds the parts it runs on and the built pages, no compiler.
# By digest, so that a build is the same build tomorrow: docs/operations.md says how to renew it.
ARG NODE_IMAGE=node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS build
WORKDIR /pulau
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY tools tools
RUN npm ci
COPY packages packages
COPY apps apps
RUN node apps/api/src/start/build-for-image.ts && npm prune --omit=dev

FROM ${NODE_IMAGE}
# One arena for `malloc` keeps a server some 15 MB smaller (decision 147).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PULAU_DATA=/data MALLOC_ARENA_MAX=1
WORKDIR /pulau
COPY --from=build /pulau/package.json ./
COPY --from=build /pulau/node_modules node_modules
COPY --from=build /pulau/packages packages
COPY --from=build /pulau/apps/api apps/api
COPY --from=build /pulau/apps/web/package.json apps/web/package.json
COPY --from=build /pulau/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=90s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=15", "apps/api/src/server.ts"]
