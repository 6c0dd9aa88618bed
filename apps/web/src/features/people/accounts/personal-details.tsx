import { customerRoute, type Profile, ProfileBody, saveProfileRoute } from "@pulau/contract/accounts.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useCountries } from "../../../business/use-countries.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ComboField } from "../../../ui/combo-field.tsx";
import { FormFooter } from "../../../ui/form-footer.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { EmailState } from "./email-state.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Portrait } from "./portrait.tsx";
import styles from "./profile.module.css";

/** The state of whoever lives abroad. */
const noState = "17";

const valuesOf = ({ name, mobile, countryCode, address, area, city, postCode, state, country }: Profile) => ({
  name,
  mobile,
  countryCode,
  address,
  area,
  city,
  postCode,
  state,
  country,
});

function useDetailsForm(profile: Profile) {
  const { t } = useTranslation("profile");
  const { session } = useBackend();
  const toast = useToast();
  const newest = useNewest();
  const params = { _id: profile.id };
  const { mutateAsync: send } = useSend(saveProfileRoute, [customerRoute.path]);
  const latest = async () => {
    const { data } = await newest(customerRoute, { params }, (reply) => reply.data);
    return { values: valuesOf(data), version: data.version };
  };
  return useForm({
    schema: ProfileBody,
    initial: valuesOf(profile),
    versioned: { version: profile.version, latest },
    onSubmit: async (body, options) => {
      const { data } = await send({ params, body, options });
      const state = session.state();
      if (state) session.signIn({ ...state, record: { ...state.record, name: data.data.name } });
      toast({ tone: "success", text: t("details.saved") });
    },
  });
}

/** Who a member is and where they live: filled in for them when they book. */
export function PersonalDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation(["profile", "account"]);
  const form = useDetailsForm(profile);
  return (
    <Card as="section" className={styles.card} aria-labelledby="details">
      <div>
        <h2 className="display" id="details">
          {t("details.title")}
        </h2>
        <p className="muted">{t("details.lead")}</p>
      </div>
      <Portrait profile={profile} />
      <dl className={styles.facts}>
        <div>
          <dt>{t("account:email")}</dt>
          <dd>
            <bdi>{profile.email}</bdi>
            <EmailState email={profile.email} verified={profile.emailVerified} />
          </dd>
        </div>
        <div>
          <dt>{t("account:profile.kind")}</dt>
          <dd>{t(`account:profile.kinds.${profile.accountKind}`)}</dd>
        </div>
        <div>
          <dt>{t("account:profile.role")}</dt>
          <dd>{t(`account:profile.roles.${profile.role}`)}</dd>
        </div>
      </dl>
      <form className={styles.form} {...form.form}>
        <TextInput label={t("account:name")} autoComplete="name" {...form.field("name")} />
        <TextInput
          label={t("details.mobile")}
          hint={t("details.mobileHint")}
          type="tel"
          dir="ltr"
          optional
          autoComplete="tel"
          {...form.field("mobile")}
        />
        <AddressFields form={form} />
        <FormFooter form={form} save={t("details.save")} />
      </form>
      <LanguageChoice />
    </Card>
  );
}

function AddressFields({ form }: { form: ReturnType<typeof useDetailsForm> }) {
  const { t } = useTranslation("profile");
  const countries = useCountries();
  const { country } = form.values;
  const states = Object.entries(malaysianStates)
    .filter(([code]) => (code === noState) !== (country === "MY"))
    .map(([value, name]) => ({ value, text: value === noState ? t("details.noState") : name }));
  const chooseCountry = (chosen: string) => {
    form.set("country", chosen);
    form.set("state", chosen === "MY" || chosen === "" ? "" : noState);
  };
  return (
    <>
      <TextInput
        label={t("details.address")}
        optional
        autoComplete="street-address"
        {...form.field("address")}
      />
      <div className={styles.pair}>
        <TextInput
          label={t("details.postCode")}
          optional
          dir="ltr"
          autoComplete="postal-code"
          {...form.field("postCode")}
        />
        <TextInput label={t("details.city")} optional autoComplete="address-level2" {...form.field("city")} />
      </div>
      <TextInput label={t("details.area")} optional autoComplete="address-level3" {...form.field("area")} />
      <div className={styles.pair}>
        <ComboField
          label={t("details.country")}
          choices={countries}
          empty={t("details.choose")}
          {...form.field("country")}
          onChange={chooseCountry}
        />
        {country !== "" && (
          <ComboField
            label={t("details.state")}
            choices={states}
            empty={t("details.choose")}
            {...form.field("state")}
          />
        )}
      </div>
    </>
  );
}
