import { parentPort, workerData } from "node:worker_threads";
import { RateCard } from "@pulau/contract/rate-card.ts";
import { fieldsOf } from "../../../plugins/problem.ts";

const read = RateCard.safeParse(workerData);
parentPort?.postMessage(read.success ? [] : fieldsOf(read.error));
