CREATE SCHEMA sandbox_bank;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.check_zero_sum() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entry WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING sum(sen) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.name_way_of_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE payment SET gateway = NEW.way WHERE id = NEW.payment_id AND gateway = 'offline';
  RETURN NULL;
END $$;

CREATE FUNCTION public.payout_reserves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  before_sen bigint := 0;
  after_sen bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.account_id, NEW.amount_sen) IS DISTINCT FROM (OLD.account_id, OLD.amount_sen) THEN
      RAISE EXCEPTION 'payout % keeps its owner and amount', OLD.id USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('requested', 'approved'), ('requested', 'rejected'),
      ('requested', 'cancelled'), ('approved', 'paid'), ('approved', 'rejected')) THEN
      RAISE EXCEPTION 'payout % can''t go from % to %', OLD.id, OLD.state, NEW.state
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    IF OLD.state IN ('requested', 'approved') THEN before_sen := OLD.amount_sen; END IF;
  END IF;
  IF NEW.state IN ('requested', 'approved') THEN after_sen := NEW.amount_sen; END IF;
  IF before_sen <> after_sen THEN
    UPDATE wallet SET requested_sen = requested_sen + after_sen - before_sen WHERE account_id = NEW.account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no wallet for %', NEW.account_id USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.post_to_voucher() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE voucher SET left_sen = left_sen + NEW.sen WHERE id = NEW.account_key::uuid;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no voucher %', NEW.account_key USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.post_to_wallet() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE wallet SET
    credited_sen = credited_sen + greatest(NEW.sen, 0),
    debited_sen = debited_sen + greatest(-NEW.sen, 0)
  WHERE account_id = NEW.account_key::uuid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no wallet for %', NEW.account_key USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.pulau_now() RETURNS timestamp with time zone
    LANGUAGE sql PARALLEL SAFE
    AS $$ SELECT clock_timestamp() $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION public.refuse_sums_by_hand() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the sums of % are written by movements alone', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION public.tell_news() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  kind text := TG_ARGV[0];
  ids text[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT DISTINCT %1$I::text AS id FROM changed WHERE %1$I IS NOT NULL LIMIT 21) named',
    TG_ARGV[1]) INTO ids;
  IF cardinality(ids) > 20 THEN
    PERFORM pg_notify('pulau_news', kind || ' *');
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('pulau_news', kind || ' ' || id) FROM unnest(ids) id;
  END IF;
  RETURN NULL;
END $_$;

CREATE PROCEDURE public.tell_news_of(IN told regclass, IN kind text, IN id_column text)
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION tell_news(%L, %L)', kind || '_news_of_insert', told, kind, id_column);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION tell_news(%L, %L)', kind || '_news_of_update', told, kind, id_column);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION tell_news(%L, %L)', kind || '_news_of_delete', told, kind, id_column);
END $$;

CREATE FUNCTION public.tell_of_session() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('pulau_sessions', CASE TG_TABLE_NAME
    WHEN 'session' THEN 'session ' || NEW.id WHEN 'staff_user' THEN 'staff ' || NEW.id ELSE '*' END);
  RETURN NULL;
END $$;

CREATE TABLE public.account (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.add_on (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    category_id uuid NOT NULL,
    name jsonb NOT NULL,
    summary jsonb NOT NULL,
    sen bigint NOT NULL,
    per text NOT NULL,
    tax_group text NOT NULL,
    needs_day boolean DEFAULT false NOT NULL,
    daily_stock integer,
    most smallint DEFAULT 20 NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    package_id uuid
);

CREATE TABLE public.add_on_category (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name jsonb NOT NULL,
    icon text NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.add_on_day (
    id uuid NOT NULL,
    add_on_id uuid NOT NULL,
    day date NOT NULL
);

CREATE TABLE public.agent_contract (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    account_id uuid NOT NULL,
    model text NOT NULL,
    commission integer DEFAULT 0 NOT NULL,
    price_list text,
    market text,
    markdown integer DEFAULT 0 NOT NULL,
    payment jsonb NOT NULL,
    rooms_unpaid smallint DEFAULT 60 NOT NULL,
    "from" date NOT NULL,
    "to" date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT agent_contract_days CHECK ((("to" IS NULL) OR ("from" <= "to"))),
    CONSTRAINT agent_contract_model CHECK ((((model = 'commission'::text) AND (markdown = 0)) OR ((model = 'net'::text) AND (commission = 0)))),
    CONSTRAINT agent_contract_shares CHECK ((((commission >= 0) AND (commission <= 10000)) AND ((markdown >= 0) AND (markdown <= 10000))))
);

CREATE TABLE public.amenity (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    icon_path text DEFAULT ''::text NOT NULL,
    "desc" text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.audit_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    staff_id uuid,
    act text NOT NULL,
    subject text NOT NULL,
    subject_id uuid,
    facts jsonb NOT NULL
);

CREATE TABLE public.balance_reminder (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    due_on date NOT NULL,
    days_after smallint NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.bank_details (
    account_id uuid NOT NULL,
    account_name text NOT NULL,
    bank text NOT NULL,
    bank_name text NOT NULL,
    swift text NOT NULL,
    number_sealed text NOT NULL,
    number_tail text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    changed_by uuid
);

CREATE TABLE public.bed (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    using_for text DEFAULT 'both'::text NOT NULL,
    width smallint NOT NULL,
    length smallint NOT NULL,
    no_of_pax smallint NOT NULL,
    "desc" text DEFAULT ''::text NOT NULL,
    CONSTRAINT bed_pax CHECK (((no_of_pax >= 1) AND (no_of_pax <= 10)))
);

CREATE TABLE public.bed_option (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    room_type_id uuid NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.bed_option_bed (
    bed_option_id uuid NOT NULL,
    bed_id uuid NOT NULL,
    count smallint DEFAULT 1 NOT NULL,
    extra boolean DEFAULT false NOT NULL,
    CONSTRAINT bed_option_count CHECK (((count >= 1) AND (count <= 10)))
);

CREATE TABLE public.boat (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    kind text NOT NULL,
    name jsonb NOT NULL,
    seats smallint NOT NULL,
    charter_sen bigint,
    tickets jsonb NOT NULL,
    bands jsonb
);

CREATE TABLE public.booking (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_no text NOT NULL,
    owner_id uuid NOT NULL,
    account_id uuid,
    hold_id uuid NOT NULL,
    state text NOT NULL,
    cancel_reason text,
    payment_status text NOT NULL,
    environment text NOT NULL,
    language text NOT NULL,
    package_id uuid NOT NULL,
    option_id uuid NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    booking_name text NOT NULL,
    email text NOT NULL,
    mobile text NOT NULL,
    address jsonb NOT NULL,
    party jsonb NOT NULL,
    persons smallint NOT NULL,
    special_request text DEFAULT ''::text NOT NULL,
    booking_json jsonb NOT NULL,
    total_sen bigint NOT NULL,
    deposit_sen bigint NOT NULL,
    balance_due_on date,
    paid_sen bigint DEFAULT 0 NOT NULL,
    refunded_sen bigint DEFAULT 0 NOT NULL,
    policy jsonb NOT NULL,
    pay_until timestamp with time zone,
    pay_until_cap timestamp with time zone NOT NULL,
    terms_agreed_at timestamp with time zone NOT NULL,
    submitted_at timestamp with time zone NOT NULL,
    checked_in_at timestamp with time zone,
    checked_out_at timestamp with time zone,
    lead_source_id uuid,
    lead_note text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    kept_sen bigint DEFAULT 0 NOT NULL,
    customer_id uuid,
    agent_contract_id uuid,
    agent_member_id uuid,
    mail_to text DEFAULT 'booker'::text NOT NULL,
    selling_sen bigint,
    influencer_id uuid,
    referred_by uuid,
    refund_cap integer,
    guests_later boolean DEFAULT false NOT NULL,
    rooming_link_no smallint DEFAULT 0 NOT NULL,
    balance_excused boolean DEFAULT false NOT NULL,
    pay_link_no smallint DEFAULT 0 NOT NULL,
    expected_on date,
    words text GENERATED ALWAYS AS (lower(((((((((booking_no || ' '::text) || replace(booking_no, '-'::text, ''::text)) || ' '::text) || booking_name) || ' '::text) || email) || ' '::text) || translate(mobile, '+ -().'::text, ''::text)))) STORED NOT NULL,
    CONSTRAINT booking_money CHECK (((total_sen >= 0) AND (paid_sen >= 0) AND (refunded_sen >= 0))),
    CONSTRAINT booking_nights CHECK ((check_in < check_out)),
    CONSTRAINT booking_reason CHECK (((state = 'cancelled'::text) = (cancel_reason IS NOT NULL)))
);

CREATE TABLE public.booking_add_on (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    add_on_id uuid NOT NULL,
    name jsonb NOT NULL,
    count smallint NOT NULL,
    day date,
    amount_sen bigint NOT NULL,
    included boolean DEFAULT false NOT NULL
);

CREATE TABLE public.booking_crossing (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    direction text NOT NULL,
    kind text NOT NULL,
    stock_id uuid NOT NULL,
    name jsonb NOT NULL,
    day date NOT NULL,
    "time" time without time zone,
    from_jetty text NOT NULL,
    to_jetty text NOT NULL,
    seats smallint NOT NULL,
    boats smallint NOT NULL,
    crossing_id uuid,
    note text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.booking_enquiry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    enquiry_no integer NOT NULL,
    owner_id uuid NOT NULL,
    language text NOT NULL,
    origin text NOT NULL,
    state text DEFAULT 'new'::text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    check_in date,
    nights smallint,
    flexible boolean NOT NULL,
    party jsonb NOT NULL,
    package_id uuid,
    option_id uuid,
    room_type_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    message text NOT NULL,
    assignee_id uuid,
    draft_id uuid,
    booking_id uuid,
    consent_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT booking_enquiry_dates CHECK ((flexible OR (check_in IS NOT NULL)))
);

ALTER TABLE public.booking_enquiry ALTER COLUMN enquiry_no ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.booking_enquiry_enquiry_no_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.booking_event (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id uuid,
    what text NOT NULL,
    facts jsonb NOT NULL
);

CREATE TABLE public.booking_guest (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    "position" smallint NOT NULL,
    room smallint NOT NULL,
    full_name text NOT NULL,
    chinese_name text,
    identity_sealed text NOT NULL,
    identity_tail text NOT NULL,
    age smallint NOT NULL,
    senior boolean NOT NULL,
    disabled boolean NOT NULL,
    vegetarian boolean NOT NULL,
    non_malaysian boolean NOT NULL,
    email text,
    phones jsonb NOT NULL,
    activity text,
    market text
);

CREATE TABLE public.booking_line (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    "position" smallint NOT NULL,
    line jsonb NOT NULL,
    amount_sen bigint NOT NULL
);

CREATE TABLE public.booking_note (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    text text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE SEQUENCE public.booking_number
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.booking_room (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    "position" smallint NOT NULL,
    room_id uuid NOT NULL,
    room_type_id uuid NOT NULL,
    bed_type text NOT NULL,
    occupants jsonb NOT NULL,
    check_in date,
    check_out date,
    bed_option_id uuid,
    earlier jsonb
);

CREATE TABLE public.booking_transfer (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    "position" smallint NOT NULL,
    land_transfer_id uuid NOT NULL,
    type text NOT NULL,
    name jsonb NOT NULL,
    direction text NOT NULL,
    trip_type text NOT NULL,
    from_name jsonb NOT NULL,
    to_name jsonb NOT NULL,
    pick_up_point text NOT NULL,
    pick_up_day date NOT NULL,
    pick_up_time time without time zone NOT NULL,
    drop_location text NOT NULL,
    drop_day date NOT NULL,
    drop_time time without time zone NOT NULL,
    return_day date,
    return_time time without time zone,
    adult_count smallint NOT NULL,
    child_count smallint NOT NULL,
    vehicles smallint NOT NULL,
    included boolean DEFAULT false NOT NULL,
    amount_sen bigint NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT booking_transfer_return CHECK (((trip_type = 'return'::text) = (return_time IS NOT NULL)))
);

CREATE TABLE public.booking_version (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    version integer NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id uuid,
    stay jsonb NOT NULL,
    guests jsonb NOT NULL,
    total_sen bigint NOT NULL,
    difference_sen bigint NOT NULL,
    refund_sen bigint NOT NULL,
    kept_sen bigint NOT NULL
);

CREATE TABLE public.bought_package (
    id uuid NOT NULL,
    promo_package_id uuid NOT NULL,
    account_id uuid NOT NULL,
    nos_bought smallint NOT NULL,
    nos_used smallint DEFAULT 0 NOT NULL,
    pax_max smallint NOT NULL,
    deposit_sen bigint NOT NULL,
    expires_on date NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    expired_at timestamp with time zone,
    reminded_days smallint,
    CONSTRAINT bought_package_uses CHECK (((nos_used >= 0) AND (nos_used <= nos_bought)))
);

CREATE TABLE public.building (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name text NOT NULL,
    no_of_floors jsonb NOT NULL,
    "desc" text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.commission (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    base_sen bigint NOT NULL,
    basis_points integer,
    amount_sen bigint NOT NULL,
    state text NOT NULL,
    reason text,
    paid_sen bigint,
    reversed_sen bigint DEFAULT 0 NOT NULL,
    recovered_sen bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    earned_at timestamp with time zone,
    reversed_at timestamp with time zone,
    changed_at timestamp with time zone NOT NULL,
    undone smallint DEFAULT 0 NOT NULL,
    CONSTRAINT commission_amount CHECK (((amount_sen >= 0) AND (amount_sen <= base_sen))),
    CONSTRAINT commission_earned CHECK (((state = ANY (ARRAY['earned'::text, 'reversed'::text])) = (earned_at IS NOT NULL))),
    CONSTRAINT commission_reversed CHECK (((0 <= recovered_sen) AND (recovered_sen <= reversed_sen) AND (reversed_sen <= amount_sen))),
    CONSTRAINT commission_share CHECK (((basis_points IS NULL) OR ((basis_points >= 0) AND (basis_points <= 10000))))
);

CREATE TABLE public.currency (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    symbol text NOT NULL,
    foreign_per_ringgit numeric NOT NULL,
    ringgit_per_foreign numeric NOT NULL,
    rated_on date NOT NULL,
    "position" integer NOT NULL,
    active_status boolean DEFAULT true NOT NULL
);

CREATE TABLE public.currency_rate (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    currency_id uuid NOT NULL,
    rated_on date NOT NULL,
    ringgit_per_foreign numeric NOT NULL,
    source text NOT NULL,
    session text,
    staff_id uuid,
    at timestamp with time zone NOT NULL,
    CONSTRAINT rate_above_nothing CHECK ((ringgit_per_foreign > (0)::numeric))
);

CREATE TABLE public.customer (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    notes text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.dispute (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    gateway text NOT NULL,
    gateway_ref text NOT NULL,
    payment_id uuid,
    state text NOT NULL,
    reason text NOT NULL,
    amount_sen bigint NOT NULL,
    withdrawn_sen bigint DEFAULT 0 NOT NULL,
    moves smallint DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT dispute_amount CHECK (((amount_sen >= 0) AND (withdrawn_sen >= 0)))
);

CREATE TABLE public.document_counter (
    series text NOT NULL,
    last integer NOT NULL
);

CREATE TABLE public.draft (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    json jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    staff_id uuid
);

CREATE TABLE public.e_invoice_party (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid,
    account_id uuid,
    name text NOT NULL,
    id_type text NOT NULL,
    id_sealed text NOT NULL,
    id_tail text NOT NULL,
    tin_sealed text,
    tin_tail text,
    sst text,
    phone text NOT NULL,
    email text NOT NULL,
    address jsonb NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    purchase_id uuid,
    CONSTRAINT party_of CHECK ((num_nonnulls(booking_id, account_id, purchase_id) = 1))
);

CREATE TABLE public.email_change (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    side text NOT NULL,
    person_id uuid NOT NULL,
    session_id uuid NOT NULL,
    old_email text NOT NULL,
    new_email text NOT NULL,
    token_hash text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    confirmed_at timestamp with time zone
);

CREATE TABLE public.enquiry_message (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    enquiry_id uuid NOT NULL,
    kind text NOT NULL,
    staff_id uuid NOT NULL,
    text text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.event (
    id uuid NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    place jsonb NOT NULL,
    picture text NOT NULL,
    day date NOT NULL,
    starts_at time without time zone NOT NULL,
    ends_at time without time zone,
    adult_sen bigint NOT NULL,
    child_sen bigint NOT NULL,
    sale_until date NOT NULL,
    cancel_days smallint DEFAULT 1 NOT NULL,
    cancelled_at timestamp with time zone,
    cancel_note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    tax_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT event_prices CHECK (((adult_sen > 0) AND (child_sen >= 0))),
    CONSTRAINT event_sale CHECK (((sale_until <= day) AND (cancel_days >= 0)))
);

CREATE TABLE public.event_ticket (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    event_id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    "position" smallint NOT NULL,
    name text NOT NULL,
    guest_kind text NOT NULL,
    code text NOT NULL,
    checked_in_at timestamp with time zone,
    cancelled_at timestamp with time zone
);

CREATE TABLE public.excluded_boat (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    boat_id uuid NOT NULL,
    package_id uuid,
    direction text,
    "from" date,
    "to" date,
    reason jsonb,
    CONSTRAINT excluded_boat_order CHECK (("from" <= "to")),
    CONSTRAINT excluded_boat_scope CHECK ((num_nonnulls(package_id, "from", "to") > 0))
);

CREATE TABLE public.excluded_charge (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    rule_id text NOT NULL,
    name jsonb,
    reason text NOT NULL,
    staff_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.fee (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    per text NOT NULL,
    amounts jsonb NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    terms jsonb
);

CREATE TABLE public.gateway_choice (
    gateway text NOT NULL,
    active boolean NOT NULL,
    "position" smallint NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.gateway_inbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    gateway text NOT NULL,
    event_id text NOT NULL,
    flow text NOT NULL,
    gateway_ref text NOT NULL,
    body jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    applied_at timestamp with time zone,
    outcome text
);

CREATE TABLE public.guest_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    "position" smallint NOT NULL,
    room smallint NOT NULL,
    known jsonb NOT NULL
);

CREATE TABLE public.idempotency_key (
    actor text NOT NULL,
    route text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    status integer,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.included_add_on (
    option_id uuid NOT NULL,
    add_on_id uuid NOT NULL,
    count smallint NOT NULL,
    per text NOT NULL,
    day_of_stay smallint,
    CONSTRAINT included_count CHECK (((count >= 1) AND (count <= 100)))
);

CREATE TABLE public.included_transport (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    package_id uuid NOT NULL,
    option_id uuid,
    direction text,
    boat_id uuid,
    land_transfer_id uuid,
    CONSTRAINT included_transport_one CHECK ((num_nonnulls(boat_id, land_transfer_id) = 1))
);

CREATE TABLE public.influencer_package (
    package_id uuid NOT NULL,
    account_id uuid NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    "from" date NOT NULL,
    "to" date,
    commission integer,
    CONSTRAINT influencer_package_days CHECK ((("to" IS NULL) OR ("from" <= "to"))),
    CONSTRAINT influencer_package_share CHECK (((commission IS NULL) OR ((commission >= 0) AND (commission <= 10000))))
);

CREATE TABLE public.invoice (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    number text NOT NULL,
    series text NOT NULL,
    ordinal integer NOT NULL,
    issued_on date NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    content jsonb NOT NULL,
    total_sen bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.land_transfer (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    start_point_id uuid NOT NULL,
    end_point_id uuid NOT NULL,
    vehicle_id uuid NOT NULL,
    minutes smallint NOT NULL,
    first_time time without time zone DEFAULT '00:00:00'::time without time zone NOT NULL,
    last_time time without time zone DEFAULT '23:59:00'::time without time zone NOT NULL,
    price jsonb NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    CONSTRAINT land_transfer_minutes CHECK (((minutes >= 1) AND (minutes <= 1200)))
);

CREATE TABLE public.lead_source (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.ledger_check (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone NOT NULL,
    entries integer NOT NULL,
    seals integer NOT NULL,
    head_no integer,
    head_hash text,
    faults jsonb NOT NULL,
    needs_person_id uuid
);

CREATE TABLE public.ledger_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    transaction_id uuid NOT NULL,
    account_kind text NOT NULL,
    account_key text NOT NULL,
    currency text DEFAULT 'MYR'::text NOT NULL,
    sen bigint NOT NULL,
    seq bigint NOT NULL,
    CONSTRAINT entry_not_zero CHECK ((sen <> 0))
);

ALTER TABLE public.ledger_entry ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entry_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_seal (
    no integer NOT NULL,
    from_seq bigint NOT NULL,
    to_seq bigint NOT NULL,
    entries integer NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    sealed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.ledger_transaction (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    booking_id uuid,
    payment_id uuid,
    refund_id uuid,
    at timestamp with time zone NOT NULL,
    purchase_id uuid,
    once text
);

CREATE TABLE public.mail_link (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purpose text NOT NULL,
    member_id uuid NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.member (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    role text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    picture_url text,
    email_verified_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.needs_person (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    booking_id uuid,
    facts jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    purchase_id uuid,
    done_by uuid,
    outcome text,
    done_note text
);

CREATE TABLE public.offline_payment (
    payment_id uuid NOT NULL,
    way text NOT NULL,
    claimed_sen bigint NOT NULL,
    paid_on date NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    slip_id uuid,
    rounding_sen bigint DEFAULT 0 NOT NULL,
    entered_by uuid,
    decided_by uuid,
    voided_by uuid,
    voided_at timestamp with time zone
);

CREATE TABLE public.package (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    code text NOT NULL,
    type text NOT NULL,
    name jsonb NOT NULL,
    summary jsonb NOT NULL,
    picture text NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    bands jsonb,
    sold_ahead boolean DEFAULT false NOT NULL
);

CREATE TABLE public.package_option (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    package_id uuid NOT NULL,
    name jsonb NOT NULL,
    nights smallint NOT NULL,
    meals text NOT NULL,
    includes jsonb NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    usual_option_id uuid,
    CONSTRAINT option_nights CHECK (((nights >= 1) AND (nights <= 60)))
);

CREATE TABLE public.payment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid,
    gateway text NOT NULL,
    part text NOT NULL,
    amount_sen bigint NOT NULL,
    currency text DEFAULT 'MYR'::text NOT NULL,
    state text NOT NULL,
    reason text,
    gateway_ref text,
    redirect_url text,
    wallet_account_id uuid,
    session_ends_at timestamp with time zone,
    refunded_sen bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    note text DEFAULT ''::text NOT NULL,
    capture_ref text,
    bank text,
    purchase_id uuid,
    flow text DEFAULT 'reservation'::text NOT NULL,
    voucher_id uuid,
    bought_package_id uuid,
    pay_link_no smallint,
    CONSTRAINT payment_amount CHECK (((amount_sen > 0) AND (refunded_sen >= 0) AND (refunded_sen <= amount_sen))),
    CONSTRAINT payment_of CHECK ((num_nonnulls(booking_id, purchase_id) = 1))
);

CREATE TABLE public.payout (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number text NOT NULL,
    account_id uuid NOT NULL,
    member_id uuid NOT NULL,
    amount_sen bigint NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    account_name text NOT NULL,
    bank text NOT NULL,
    bank_name text NOT NULL,
    swift text NOT NULL,
    number_sealed text NOT NULL,
    number_tail text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    approved_by uuid,
    approved_at timestamp with time zone,
    paid_by uuid,
    paid_at timestamp with time zone,
    paid_on date,
    bank_reference text,
    rejected_by uuid,
    rejected_at timestamp with time zone,
    reason text,
    cancelled_at timestamp with time zone,
    CONSTRAINT payout_amount CHECK ((amount_sen > 0)),
    CONSTRAINT payout_approved CHECK (((state <> ALL (ARRAY['approved'::text, 'paid'::text])) OR (approved_at IS NOT NULL))),
    CONSTRAINT payout_paid CHECK (((state = 'paid'::text) = (num_nonnulls(paid_at, paid_on, bank_reference) = 3))),
    CONSTRAINT payout_rejected CHECK (((state = 'rejected'::text) = (reason IS NOT NULL)))
);

CREATE SEQUENCE public.payout_number
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.period (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    option_id uuid NOT NULL,
    "from" date NOT NULL,
    "to" date NOT NULL,
    arrival_weekdays jsonb NOT NULL,
    cut_off_days smallint DEFAULT 0 NOT NULL,
    stop_sell boolean DEFAULT false NOT NULL,
    min_nights smallint,
    max_nights smallint,
    closed_arrivals jsonb DEFAULT '[]'::jsonb NOT NULL,
    departure_weekdays jsonb DEFAULT '[]'::jsonb NOT NULL,
    closed_departures jsonb DEFAULT '[]'::jsonb NOT NULL,
    code text,
    season text,
    CONSTRAINT period_order CHECK (("from" <= "to"))
);

CREATE TABLE public.promo_code (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    type text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture text NOT NULL,
    value_sen bigint,
    share integer,
    package_id uuid,
    price_sen bigint DEFAULT 0 NOT NULL,
    package_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    min_spend_sen bigint DEFAULT 0 NOT NULL,
    stock_id uuid,
    per_person smallint,
    book_from date,
    book_to date,
    stay_from date,
    stay_to date,
    valid_days smallint DEFAULT 365 NOT NULL,
    special boolean DEFAULT false NOT NULL,
    listed boolean DEFAULT true NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT promo_code_bought CHECK (((price_sen = 0) OR (type = 'cash'::text))),
    CONSTRAINT promo_code_money CHECK (((price_sen >= 0) AND (min_spend_sen >= 0) AND (value_sen > 0))),
    CONSTRAINT promo_code_share CHECK (((share >= 1) AND (share <= 10000))),
    CONSTRAINT promo_code_value CHECK (
CASE type
    WHEN 'cash'::text THEN ((value_sen IS NOT NULL) AND (share IS NULL))
    WHEN 'percent'::text THEN ((share IS NOT NULL) AND (value_sen IS NULL))
    ELSE ((package_id IS NOT NULL) AND ((share IS NULL) OR (value_sen IS NULL)))
END)
);

CREATE TABLE public.promo_package (
    id uuid NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    package_id uuid NOT NULL,
    option_id uuid NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture text NOT NULL,
    per text NOT NULL,
    deposit_sen bigint NOT NULL,
    pax_max smallint NOT NULL,
    windows jsonb DEFAULT '[]'::jsonb NOT NULL,
    sale_from date NOT NULL,
    sale_to date,
    expires_after_days smallint,
    expires_on date,
    per_person smallint,
    ended_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT promo_package_deposit CHECK ((deposit_sen > 0)),
    CONSTRAINT promo_package_expiry CHECK ((num_nonnulls(expires_after_days, expires_on) = 1)),
    CONSTRAINT promo_package_pax CHECK (((pax_max >= 1) AND (pax_max <= 100)))
);

CREATE TABLE public.promo_person (
    id uuid NOT NULL,
    promo_code_id uuid NOT NULL,
    person text NOT NULL
);

CREATE TABLE public.purchase (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number text NOT NULL,
    account_id uuid NOT NULL,
    flow text NOT NULL,
    subject_id uuid,
    count smallint DEFAULT 1 NOT NULL,
    facts jsonb NOT NULL,
    total_sen bigint NOT NULL,
    paid_sen bigint DEFAULT 0 NOT NULL,
    refunded_sen bigint DEFAULT 0 NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    cancel_reason text,
    pay_until timestamp with time zone,
    pay_until_cap timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT purchase_count CHECK ((count > 0)),
    CONSTRAINT purchase_money CHECK (((total_sen > 0) AND (paid_sen >= 0) AND (refunded_sen >= 0))),
    CONSTRAINT purchase_reason CHECK (((state = 'cancelled'::text) = (cancel_reason IS NOT NULL)))
);

CREATE SEQUENCE public.purchase_number
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.purchase_paper (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purchase_id uuid NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    series text NOT NULL,
    ordinal integer NOT NULL,
    issued_on date NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    total_sen bigint NOT NULL,
    content jsonb NOT NULL
);

CREATE TABLE public.rate (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    period_id uuid,
    room_type_id uuid,
    bed_type text,
    guest_kind text,
    sen bigint NOT NULL,
    code text,
    option_id uuid,
    terms jsonb,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT rate_belongs CHECK (((period_id IS NULL) <> (option_id IS NULL))),
    CONSTRAINT rate_not_negative CHECK ((sen >= 0))
);

CREATE TABLE public.rate_card (
    option_id uuid NOT NULL,
    rules jsonb NOT NULL,
    own jsonb DEFAULT '{}'::jsonb NOT NULL,
    asks jsonb NOT NULL
);

CREATE TABLE public.rate_import (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone NOT NULL,
    session text NOT NULL,
    outcome text NOT NULL,
    reason text,
    taken integer DEFAULT 0 NOT NULL,
    staff_id uuid
);

CREATE TABLE public.rate_window (
    bucket text NOT NULL,
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    count integer NOT NULL
);

CREATE TABLE public.referral_click (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    package_id uuid,
    owner_id uuid NOT NULL,
    came_from text,
    at timestamp with time zone NOT NULL,
    device text
);

CREATE TABLE public.referral_code (
    account_id uuid NOT NULL,
    code text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.refund (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    booking_id uuid,
    amount_sen bigint NOT NULL,
    why text NOT NULL,
    state text NOT NULL,
    gateway_ref text,
    created_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    reason text,
    purchase_id uuid,
    wallet_account_id uuid,
    staff_id uuid,
    because text DEFAULT ''::text NOT NULL,
    paid_back_by text,
    CONSTRAINT refund_amount CHECK ((amount_sen > 0)),
    CONSTRAINT refund_of CHECK ((num_nonnulls(booking_id, purchase_id) = 1))
);

CREATE TABLE public.resort_setting (
    name text NOT NULL,
    value jsonb NOT NULL
);

CREATE TABLE public.room (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    room_no text NOT NULL,
    room_type_id uuid NOT NULL,
    building_id uuid NOT NULL,
    floor text DEFAULT ''::text NOT NULL,
    max_pax smallint NOT NULL,
    allow_smoking boolean DEFAULT false NOT NULL,
    allow_disabled_person boolean DEFAULT false NOT NULL,
    "desc" text DEFAULT ''::text NOT NULL,
    room_size integer,
    bed_option_id uuid,
    cleaning text DEFAULT 'clean'::text NOT NULL,
    cleaning_by uuid,
    cleaning_at timestamp with time zone
);

CREATE TABLE public.room_link (
    room_id uuid NOT NULL,
    other_id uuid NOT NULL,
    connecting boolean DEFAULT false NOT NULL,
    CONSTRAINT room_link_order CHECK ((room_id < other_id))
);

CREATE TABLE public.room_night (
    room_id uuid NOT NULL,
    night date NOT NULL,
    hold_id uuid NOT NULL,
    state text NOT NULL,
    expires_at timestamp with time zone,
    floating boolean DEFAULT true NOT NULL,
    CONSTRAINT room_night_expiry CHECK (((state = 'booked'::text) = (expires_at IS NULL)))
);

CREATE TABLE public.room_type (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    room_code text NOT NULL,
    name jsonb NOT NULL,
    summary jsonb NOT NULL,
    highlight jsonb NOT NULL,
    picture text NOT NULL,
    size_sqm integer NOT NULL,
    min_pax smallint NOT NULL,
    max_pax smallint NOT NULL,
    bed_types jsonb NOT NULL,
    amenities jsonb NOT NULL,
    priority smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.sailing (
    id uuid NOT NULL,
    boat_id uuid NOT NULL,
    direction text NOT NULL,
    day date NOT NULL,
    "time" time without time zone,
    from_jetty text NOT NULL,
    to_jetty text NOT NULL,
    is_default boolean DEFAULT false NOT NULL
);

CREATE TABLE public.sailing_time (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    boat_id uuid NOT NULL,
    direction text NOT NULL,
    "time" time without time zone NOT NULL,
    from_jetty text NOT NULL,
    to_jetty text NOT NULL,
    is_default boolean DEFAULT false NOT NULL
);

CREATE TABLE public.saved_version (
    thing text NOT NULL,
    key text NOT NULL,
    version integer NOT NULL,
    at timestamp with time zone NOT NULL,
    saver text NOT NULL,
    staff_id uuid,
    changed jsonb NOT NULL
);

CREATE TABLE public.security_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone DEFAULT public.pulau_now() NOT NULL,
    kind text NOT NULL,
    side text NOT NULL,
    person_id uuid,
    session_id uuid,
    network text NOT NULL,
    route text NOT NULL,
    facts jsonb NOT NULL,
    request_id text NOT NULL
);

ALTER TABLE public.security_entry ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_entry_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    side text NOT NULL,
    person_id uuid NOT NULL,
    refresh_hash text NOT NULL,
    earlier_refresh_hash text,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    device text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.staff_role (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name text NOT NULL,
    "desc" text DEFAULT ''::text NOT NULL,
    permissions jsonb NOT NULL
);

CREATE TABLE public.staff_user (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    role text NOT NULL,
    role_id uuid NOT NULL,
    permissions jsonb NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.stay_hold (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    state text DEFAULT 'live'::text NOT NULL,
    stay jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    came_from text,
    offered_until timestamp with time zone,
    kind text DEFAULT 'stay'::text NOT NULL
);

CREATE TABLE public.stock (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    capacity integer NOT NULL,
    held integer DEFAULT 0 NOT NULL,
    sold integer DEFAULT 0 NOT NULL,
    CONSTRAINT stock_capacity CHECK (((held >= 0) AND (sold >= 0) AND ((held + sold) <= capacity)))
);

CREATE TABLE public.stock_claim (
    stock_id uuid NOT NULL,
    hold_id uuid NOT NULL,
    pieces integer NOT NULL,
    state text NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT stock_claim_expiry CHECK (((state = 'booked'::text) = (expires_at IS NULL))),
    CONSTRAINT stock_claim_pieces CHECK ((pieces > 0))
);

CREATE TABLE public.stored_file (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid,
    staff_id uuid,
    name text NOT NULL,
    media_type text NOT NULL,
    bytes integer NOT NULL,
    width integer,
    height integer,
    storage_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    kept_at timestamp with time zone,
    sha256 text
);

CREATE TABLE public.surcharge (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    "from" date NOT NULL,
    "to" date NOT NULL,
    weekdays jsonb NOT NULL,
    per text NOT NULL,
    guest_kinds jsonb NOT NULL,
    sen bigint NOT NULL,
    "group" text,
    holiday boolean DEFAULT false NOT NULL,
    terms jsonb
);

CREATE TABLE public.tax (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    name jsonb NOT NULL,
    "group" text NOT NULL,
    share integer NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    terms jsonb
);

CREATE TABLE public.transfer_vehicle (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    type text NOT NULL,
    name jsonb NOT NULL,
    seats smallint NOT NULL,
    daily smallint
);

CREATE TABLE public.transport_point (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    active_status boolean DEFAULT true NOT NULL,
    type text NOT NULL,
    name jsonb NOT NULL,
    meeting_point jsonb,
    "position" smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.vehicle_day (
    id uuid NOT NULL,
    vehicle_id uuid NOT NULL,
    direction text NOT NULL,
    day date NOT NULL
);

CREATE TABLE public.voucher (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    promo_code_id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    place smallint NOT NULL,
    buyer_id uuid NOT NULL,
    owner_id uuid,
    name jsonb NOT NULL,
    picture text NOT NULL,
    terms jsonb NOT NULL,
    worth_sen bigint NOT NULL,
    left_sen bigint DEFAULT 0 NOT NULL,
    expires_on date NOT NULL,
    gift jsonb,
    gift_sent_at timestamp with time zone,
    issued_at timestamp with time zone NOT NULL,
    reminded_at timestamp with time zone,
    expired_at timestamp with time zone,
    voided_at timestamp with time zone,
    voided_by uuid,
    void_reason text,
    paid_sen bigint DEFAULT 0 NOT NULL,
    void_balance text,
    given_by uuid,
    link_id uuid,
    CONSTRAINT voucher_left CHECK (((left_sen >= 0) AND (left_sen <= worth_sen))),
    CONSTRAINT voucher_void CHECK (((voided_at IS NULL) = (void_reason IS NULL)))
);

CREATE TABLE public.voucher_former_code (
    code text NOT NULL,
    voucher_id uuid NOT NULL,
    giver_id uuid NOT NULL,
    given_at timestamp with time zone NOT NULL
);

CREATE TABLE public.wait_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    turn integer NOT NULL,
    owner_id uuid NOT NULL,
    language text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    package_id uuid NOT NULL,
    option_id uuid NOT NULL,
    check_in date NOT NULL,
    days_around smallint NOT NULL,
    nights smallint NOT NULL,
    party jsonb NOT NULL,
    room_type_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    came_from text,
    draft_id uuid,
    offered_check_in date,
    offered_at timestamp with time zone,
    offer_until timestamp with time zone,
    booking_id uuid,
    consent_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT wait_entry_nights CHECK (((nights > 0) AND (days_around >= 0))),
    CONSTRAINT wait_entry_offer CHECK (((state <> 'offered'::text) OR ((draft_id IS NOT NULL) AND (offer_until IS NOT NULL))))
);

ALTER TABLE public.wait_entry ALTER COLUMN turn ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.wait_entry_turn_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.wallet (
    account_id uuid NOT NULL,
    credited_sen bigint DEFAULT 0 NOT NULL,
    debited_sen bigint DEFAULT 0 NOT NULL,
    requested_sen bigint DEFAULT 0 NOT NULL,
    CONSTRAINT wallet_not_negative CHECK ((((credited_sen - debited_sen) - requested_sen) >= 0)),
    CONSTRAINT wallet_sums CHECK (((credited_sen >= 0) AND (debited_sen >= 0) AND (requested_sen >= 0)))
);

CREATE TABLE sandbox_bank.callback (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id text NOT NULL,
    url text NOT NULL,
    body jsonb NOT NULL,
    due_at timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    delivered_at timestamp with time zone
);

CREATE TABLE sandbox_bank.refund (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id text NOT NULL,
    amount_sen bigint NOT NULL,
    key text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE sandbox_bank.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    reference text NOT NULL,
    flow text NOT NULL,
    amount_sen bigint NOT NULL,
    currency text NOT NULL,
    description text NOT NULL,
    callback_url text NOT NULL,
    return_url text NOT NULL,
    state text NOT NULL,
    reason text,
    created_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone
);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.add_on_category
    ADD CONSTRAINT add_on_category_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.add_on_day
    ADD CONSTRAINT "add_on_day_addOnId_day_unique" UNIQUE (add_on_id, day);

ALTER TABLE ONLY public.add_on_day
    ADD CONSTRAINT add_on_day_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.add_on
    ADD CONSTRAINT add_on_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.agent_contract
    ADD CONSTRAINT agent_contract_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.amenity
    ADD CONSTRAINT amenity_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.balance_reminder
    ADD CONSTRAINT balance_reminder_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bank_details
    ADD CONSTRAINT bank_details_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.bed_option_bed
    ADD CONSTRAINT bed_option_bed_bed_option_id_bed_id_pk PRIMARY KEY (bed_option_id, bed_id);

ALTER TABLE ONLY public.bed_option
    ADD CONSTRAINT bed_option_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bed
    ADD CONSTRAINT bed_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.boat
    ADD CONSTRAINT boat_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_add_on
    ADD CONSTRAINT booking_add_on_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT "booking_bookingNo_unique" UNIQUE (booking_no);

ALTER TABLE ONLY public.booking_crossing
    ADD CONSTRAINT booking_crossing_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_enquiry
    ADD CONSTRAINT "booking_enquiry_enquiryNo_unique" UNIQUE (enquiry_no);

ALTER TABLE ONLY public.booking_enquiry
    ADD CONSTRAINT booking_enquiry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_event
    ADD CONSTRAINT booking_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_guest
    ADD CONSTRAINT booking_guest_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT "booking_holdId_unique" UNIQUE (hold_id);

ALTER TABLE ONLY public.booking_line
    ADD CONSTRAINT booking_line_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_note
    ADD CONSTRAINT booking_note_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_room
    ADD CONSTRAINT booking_room_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_transfer
    ADD CONSTRAINT booking_transfer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_version
    ADD CONSTRAINT booking_version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bought_package
    ADD CONSTRAINT bought_package_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.building
    ADD CONSTRAINT building_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.commission
    ADD CONSTRAINT commission_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.currency
    ADD CONSTRAINT currency_code_unique UNIQUE (code);

ALTER TABLE ONLY public.currency
    ADD CONSTRAINT currency_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dispute
    ADD CONSTRAINT dispute_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_counter
    ADD CONSTRAINT document_counter_pkey PRIMARY KEY (series);

ALTER TABLE ONLY public.draft
    ADD CONSTRAINT draft_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT "e_invoice_party_accountId_unique" UNIQUE (account_id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT "e_invoice_party_bookingId_unique" UNIQUE (booking_id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT e_invoice_party_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT "e_invoice_party_purchaseId_unique" UNIQUE (purchase_id);

ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT email_change_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.event_ticket
    ADD CONSTRAINT event_ticket_code_unique UNIQUE (code);

ALTER TABLE ONLY public.event_ticket
    ADD CONSTRAINT event_ticket_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.excluded_boat
    ADD CONSTRAINT excluded_boat_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.excluded_charge
    ADD CONSTRAINT excluded_charge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.fee
    ADD CONSTRAINT fee_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.gateway_choice
    ADD CONSTRAINT gateway_choice_pkey PRIMARY KEY (gateway);

ALTER TABLE ONLY public.gateway_inbox
    ADD CONSTRAINT gateway_inbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guest_entry
    ADD CONSTRAINT guest_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_actor_route_key_pk PRIMARY KEY (actor, route, key);

ALTER TABLE ONLY public.included_add_on
    ADD CONSTRAINT included_add_on_option_id_add_on_id_pk PRIMARY KEY (option_id, add_on_id);

ALTER TABLE ONLY public.included_transport
    ADD CONSTRAINT included_transport_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.influencer_package
    ADD CONSTRAINT influencer_package_package_id_account_id_pk PRIMARY KEY (package_id, account_id);

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_number_unique UNIQUE (number);

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.land_transfer
    ADD CONSTRAINT land_transfer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.land_transfer
    ADD CONSTRAINT "land_transfer_startPointId_endPointId_vehicleId_unique" UNIQUE (start_point_id, end_point_id, vehicle_id);

ALTER TABLE ONLY public.lead_source
    ADD CONSTRAINT lead_source_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_check
    ADD CONSTRAINT ledger_check_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_seal
    ADD CONSTRAINT ledger_seal_pkey PRIMARY KEY (no);

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_once_unique UNIQUE (once);

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail_link
    ADD CONSTRAINT mail_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_email_unique UNIQUE (email);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.needs_person
    ADD CONSTRAINT needs_person_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offline_payment
    ADD CONSTRAINT offline_payment_pkey PRIMARY KEY (payment_id);

ALTER TABLE ONLY public.package
    ADD CONSTRAINT package_code_unique UNIQUE (code);

ALTER TABLE ONLY public.package_option
    ADD CONSTRAINT package_option_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.package
    ADD CONSTRAINT package_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_number_unique UNIQUE (number);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promo_code
    ADD CONSTRAINT promo_code_code_unique UNIQUE (code);

ALTER TABLE ONLY public.promo_code
    ADD CONSTRAINT promo_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promo_package
    ADD CONSTRAINT promo_package_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promo_person
    ADD CONSTRAINT promo_person_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promo_person
    ADD CONSTRAINT "promo_person_promoCodeId_person_unique" UNIQUE (promo_code_id, person);

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_number_unique UNIQUE (number);

ALTER TABLE ONLY public.purchase_paper
    ADD CONSTRAINT purchase_paper_number_unique UNIQUE (number);

ALTER TABLE ONLY public.purchase_paper
    ADD CONSTRAINT purchase_paper_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_card
    ADD CONSTRAINT rate_card_pkey PRIMARY KEY (option_id);

ALTER TABLE ONLY public.rate_import
    ADD CONSTRAINT rate_import_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate
    ADD CONSTRAINT rate_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_window
    ADD CONSTRAINT rate_window_bucket_key_pk PRIMARY KEY (bucket, key);

ALTER TABLE ONLY public.referral_click
    ADD CONSTRAINT referral_click_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.referral_code
    ADD CONSTRAINT referral_code_code_unique UNIQUE (code);

ALTER TABLE ONLY public.referral_code
    ADD CONSTRAINT referral_code_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.resort_setting
    ADD CONSTRAINT resort_setting_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.room_link
    ADD CONSTRAINT room_link_room_id_other_id_pk PRIMARY KEY (room_id, other_id);

ALTER TABLE ONLY public.room_night
    ADD CONSTRAINT room_night_room_id_night_pk PRIMARY KEY (room_id, night);

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.room
    ADD CONSTRAINT "room_roomNo_unique" UNIQUE (room_no);

ALTER TABLE ONLY public.room_type
    ADD CONSTRAINT room_type_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.room_type
    ADD CONSTRAINT "room_type_roomCode_unique" UNIQUE (room_code);

ALTER TABLE ONLY public.sailing
    ADD CONSTRAINT "sailing_boatId_direction_day_time_unique" UNIQUE NULLS NOT DISTINCT (boat_id, direction, day, "time");

ALTER TABLE ONLY public.sailing
    ADD CONSTRAINT sailing_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sailing_time
    ADD CONSTRAINT sailing_time_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_version
    ADD CONSTRAINT saved_version_thing_key_version_pk PRIMARY KEY (thing, key, version);

ALTER TABLE ONLY public.security_entry
    ADD CONSTRAINT security_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_role
    ADD CONSTRAINT staff_role_name_unique UNIQUE (name);

ALTER TABLE ONLY public.staff_role
    ADD CONSTRAINT staff_role_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_user
    ADD CONSTRAINT staff_user_email_unique UNIQUE (email);

ALTER TABLE ONLY public.staff_user
    ADD CONSTRAINT staff_user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_user
    ADD CONSTRAINT staff_user_username_unique UNIQUE (username);

ALTER TABLE ONLY public.stay_hold
    ADD CONSTRAINT stay_hold_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stock_claim
    ADD CONSTRAINT stock_claim_stock_id_hold_id_pk PRIMARY KEY (stock_id, hold_id);

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT "stored_file_storageKey_unique" UNIQUE (storage_key);

ALTER TABLE ONLY public.surcharge
    ADD CONSTRAINT surcharge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tax
    ADD CONSTRAINT tax_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.transfer_vehicle
    ADD CONSTRAINT transfer_vehicle_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.transport_point
    ADD CONSTRAINT transport_point_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vehicle_day
    ADD CONSTRAINT vehicle_day_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vehicle_day
    ADD CONSTRAINT "vehicle_day_vehicleId_direction_day_unique" UNIQUE (vehicle_id, direction, day);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_code_unique UNIQUE (code);

ALTER TABLE ONLY public.voucher_former_code
    ADD CONSTRAINT voucher_former_code_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT "voucher_linkId_unique" UNIQUE (link_id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT "voucher_purchaseId_place_unique" UNIQUE (purchase_id, place);

ALTER TABLE ONLY public.wait_entry
    ADD CONSTRAINT wait_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.wait_entry
    ADD CONSTRAINT wait_entry_turn_unique UNIQUE (turn);

ALTER TABLE ONLY public.wallet
    ADD CONSTRAINT wallet_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY sandbox_bank.callback
    ADD CONSTRAINT callback_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sandbox_bank.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sandbox_bank.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sandbox_bank.session
    ADD CONSTRAINT session_reference_unique UNIQUE (reference);

CREATE INDEX agent_contract_account_id_from_index ON public.agent_contract USING btree (account_id, "from");

CREATE INDEX audit_entry_subject_id_index ON public.audit_entry USING btree (subject_id);

CREATE UNIQUE INDEX balance_reminder_booking_id_due_on_days_after_index ON public.balance_reminder USING btree (booking_id, due_on, days_after);

CREATE INDEX bed_option_room_type_id_index ON public.bed_option USING btree (room_type_id);

CREATE INDEX booking_account ON public.booking USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX booking_add_on_booking_id_index ON public.booking_add_on USING btree (booking_id);

CREATE INDEX booking_check_in_index ON public.booking USING btree (check_in);

CREATE INDEX booking_check_out_index ON public.booking USING btree (check_out);

CREATE UNIQUE INDEX booking_crossing_booking_id_direction_index ON public.booking_crossing USING btree (booking_id, direction);

CREATE INDEX booking_crossing_day_index ON public.booking_crossing USING btree (day);

CREATE INDEX booking_customer_id_index ON public.booking USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX booking_email_index ON public.booking USING btree (email);

CREATE INDEX booking_enquiry_draft_id_index ON public.booking_enquiry USING btree (draft_id);

CREATE INDEX booking_enquiry_owner_id_index ON public.booking_enquiry USING btree (owner_id);

CREATE INDEX booking_enquiry_state_created_at_index ON public.booking_enquiry USING btree (state, created_at);

CREATE INDEX booking_event_booking_id_index ON public.booking_event USING btree (booking_id);

CREATE UNIQUE INDEX booking_guest_booking_id_position_index ON public.booking_guest USING btree (booking_id, "position");

CREATE INDEX booking_influencer_id_index ON public.booking USING btree (influencer_id) WHERE (influencer_id IS NOT NULL);

CREATE UNIQUE INDEX booking_line_booking_id_position_index ON public.booking_line USING btree (booking_id, "position");

CREATE INDEX booking_lines ON public.booking USING btree (check_in, id) INCLUDE (words, state, check_out, submitted_at, package_id, account_id, customer_id, booking_no, booking_name, total_sen);

CREATE INDEX booking_note_booking_id_index ON public.booking_note USING btree (booking_id);

CREATE INDEX booking_owner_id_check_in_index ON public.booking USING btree (owner_id, check_in);

CREATE INDEX booking_package ON public.booking USING btree (package_id);

CREATE INDEX booking_referred_by_index ON public.booking USING btree (referred_by) WHERE (referred_by IS NOT NULL);

CREATE UNIQUE INDEX booking_room_booking_id_position_index ON public.booking_room USING btree (booking_id, "position");

CREATE INDEX booking_room_room_id_index ON public.booking_room USING btree (room_id);

CREATE INDEX booking_soonest ON public.booking USING btree ((
CASE
    WHEN (state = ANY (ARRAY['completed'::text, 'cancelled'::text, 'noShow'::text])) THEN 1
    ELSE 0
END), (
CASE
    WHEN (state = ANY (ARRAY['completed'::text, 'cancelled'::text, 'noShow'::text])) THEN ('2000-01-01'::date - check_in)
    ELSE (check_in - '2000-01-01'::date)
END), id);

CREATE INDEX booking_submitted_at_id_index ON public.booking USING btree (submitted_at, id);

CREATE UNIQUE INDEX booking_transfer_booking_id_position_index ON public.booking_transfer USING btree (booking_id, "position");

CREATE INDEX booking_transfer_pick_up_day_index ON public.booking_transfer USING btree (pick_up_day);

CREATE UNIQUE INDEX booking_version_booking_id_version_index ON public.booking_version USING btree (booking_id, version);

CREATE INDEX booking_words ON public.booking USING gin (words public.gin_trgm_ops);

CREATE INDEX bought_package_account_id_index ON public.bought_package USING btree (account_id);

CREATE INDEX bought_package_expires_on_index ON public.bought_package USING btree (expires_on) WHERE (expired_at IS NULL);

CREATE INDEX bought_package_promo_package_id_index ON public.bought_package USING btree (promo_package_id);

CREATE INDEX commission_account_id_created_at_index ON public.commission USING btree (account_id, created_at);

CREATE UNIQUE INDEX commission_booking_id_kind_index ON public.commission USING btree (booking_id, kind);

CREATE INDEX currency_rate_currency_id_rated_on_at_index ON public.currency_rate USING btree (currency_id, rated_on, at);

CREATE INDEX customer_account_id_name_index ON public.customer USING btree (account_id, name);

CREATE UNIQUE INDEX dispute_gateway_gateway_ref_index ON public.dispute USING btree (gateway, gateway_ref);

CREATE INDEX dispute_payment_id_index ON public.dispute USING btree (payment_id);

CREATE INDEX draft_owner_id_index ON public.draft USING btree (owner_id);

CREATE INDEX draft_staff_id_index ON public.draft USING btree (staff_id) WHERE (staff_id IS NOT NULL);

CREATE INDEX email_change_side_person_id_index ON public.email_change USING btree (side, person_id);

CREATE UNIQUE INDEX email_change_token_hash_index ON public.email_change USING btree (token_hash);

CREATE INDEX enquiry_message_enquiry_id_at_index ON public.enquiry_message USING btree (enquiry_id, at);

CREATE INDEX event_day_index ON public.event USING btree (day);

CREATE INDEX event_ticket_event_id_index ON public.event_ticket USING btree (event_id);

CREATE UNIQUE INDEX event_ticket_purchase_id_position_index ON public.event_ticket USING btree (purchase_id, "position");

CREATE INDEX excluded_boat_boat_id_index ON public.excluded_boat USING btree (boat_id);

CREATE UNIQUE INDEX excluded_charge_booking_id_rule_id_index ON public.excluded_charge USING btree (booking_id, rule_id);

CREATE UNIQUE INDEX gateway_inbox_gateway_event_id_index ON public.gateway_inbox USING btree (gateway, event_id);

CREATE INDEX gateway_inbox_gateway_ref_index ON public.gateway_inbox USING btree (gateway_ref);

CREATE INDEX gateway_inbox_money_unknown ON public.gateway_inbox USING btree (((body ->> 'captureRef'::text))) WHERE (outcome = 'moneyUnknown'::text);

CREATE UNIQUE INDEX guest_entry_booking_id_position_index ON public.guest_entry USING btree (booking_id, "position");

CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at);

CREATE INDEX included_transport_package_id_index ON public.included_transport USING btree (package_id);

CREATE INDEX influencer_package_account_id_index ON public.influencer_package USING btree (account_id);

CREATE UNIQUE INDEX invoice_booking_id_position_index ON public.invoice USING btree (booking_id, "position");

CREATE INDEX invoice_issued_on_index ON public.invoice USING btree (issued_on);

CREATE UNIQUE INDEX invoice_series_ordinal_index ON public.invoice USING btree (series, ordinal);

CREATE INDEX ledger_entry_account_kind_account_key_index ON public.ledger_entry USING btree (account_kind, account_key);

CREATE UNIQUE INDEX ledger_entry_seq_index ON public.ledger_entry USING btree (seq);

CREATE INDEX ledger_entry_transaction_id_index ON public.ledger_entry USING btree (transaction_id);

CREATE UNIQUE INDEX ledger_once_per_payment ON public.ledger_transaction USING btree (payment_id, kind) WHERE ((payment_id IS NOT NULL) AND (refund_id IS NULL));

CREATE UNIQUE INDEX ledger_once_per_refund ON public.ledger_transaction USING btree (refund_id) WHERE ((refund_id IS NOT NULL) AND (once IS NULL));

CREATE INDEX ledger_transaction_booking_id_index ON public.ledger_transaction USING btree (booking_id);

CREATE INDEX ledger_transaction_purchase_id_index ON public.ledger_transaction USING btree (purchase_id);

CREATE UNIQUE INDEX mail_link_token_hash_index ON public.mail_link USING btree (token_hash);

CREATE INDEX member_account_id_index ON public.member USING btree (account_id);

CREATE INDEX offline_payment_reference ON public.offline_payment USING gin (lower(reference) public.gin_trgm_ops);

CREATE INDEX package_option_package_id_index ON public.package_option USING btree (package_id);

CREATE INDEX payment_booking_id_index ON public.payment USING btree (booking_id);

CREATE UNIQUE INDEX payment_gateway_gateway_ref_index ON public.payment USING btree (gateway, gateway_ref);

CREATE UNIQUE INDEX payment_one_per_capture ON public.payment USING btree (gateway, capture_ref) WHERE (capture_ref IS NOT NULL);

CREATE INDEX payment_purchase_id_index ON public.payment USING btree (purchase_id);

CREATE INDEX payment_voucher ON public.payment USING btree (voucher_id) WHERE (voucher_id IS NOT NULL);

CREATE INDEX payment_words ON public.payment USING gin (lower(((((COALESCE(gateway_ref, ''::text) || ' '::text) || COALESCE(capture_ref, ''::text)) || ' '::text) || note)) public.gin_trgm_ops);

CREATE INDEX payout_account_id_requested_at_index ON public.payout USING btree (account_id, requested_at);

CREATE INDEX payout_state_requested_at_index ON public.payout USING btree (state, requested_at);

CREATE INDEX period_option_id_index ON public.period USING btree (option_id);

CREATE INDEX promo_package_option_id_index ON public.promo_package USING btree (option_id);

CREATE INDEX purchase_account_id_created_at_index ON public.purchase USING btree (account_id, created_at);

CREATE INDEX purchase_flow_subject_id_index ON public.purchase USING btree (flow, subject_id);

CREATE INDEX purchase_paper_issued_on_index ON public.purchase_paper USING btree (issued_on);

CREATE UNIQUE INDEX purchase_paper_purchase_id_kind_index ON public.purchase_paper USING btree (purchase_id, kind);

CREATE UNIQUE INDEX purchase_paper_series_ordinal_index ON public.purchase_paper USING btree (series, ordinal);

CREATE INDEX rate_import_at_index ON public.rate_import USING btree (at);

CREATE INDEX rate_option_id_index ON public.rate USING btree (option_id);

CREATE INDEX rate_period_id_index ON public.rate USING btree (period_id);

CREATE INDEX rate_window_start ON public.rate_window USING btree (window_start);

CREATE INDEX referral_click_account_id_package_id_index ON public.referral_click USING btree (account_id, package_id);

CREATE INDEX referral_click_owner_id_at_index ON public.referral_click USING btree (owner_id, at);

CREATE INDEX refund_booking_id_index ON public.refund USING btree (booking_id);

CREATE INDEX refund_payment_id_index ON public.refund USING btree (payment_id);

CREATE INDEX refund_purchase_id_index ON public.refund USING btree (purchase_id);

CREATE INDEX room_link_other_id_index ON public.room_link USING btree (other_id);

CREATE INDEX room_night_hold_id_index ON public.room_night USING btree (hold_id);

CREATE INDEX room_night_night_index ON public.room_night USING btree (night);

CREATE INDEX room_room_type_id_index ON public.room USING btree (room_type_id);

CREATE INDEX sailing_day_index ON public.sailing USING btree (day);

CREATE INDEX security_entry_kind_seq_index ON public.security_entry USING btree (kind, seq);

CREATE INDEX security_entry_network_seq_index ON public.security_entry USING btree (network, seq);

CREATE INDEX security_entry_person_id_seq_index ON public.security_entry USING btree (person_id, seq);

CREATE UNIQUE INDEX security_entry_seq_index ON public.security_entry USING btree (seq);

CREATE INDEX security_entry_session_id_seq_index ON public.security_entry USING btree (session_id, seq);

CREATE INDEX session_person_id_index ON public.session USING btree (person_id);

CREATE INDEX stay_hold_came_from_created_at_index ON public.stay_hold USING btree (came_from, created_at);

CREATE INDEX stay_hold_owner_id_index ON public.stay_hold USING btree (owner_id);

CREATE INDEX stay_hold_promo ON public.stay_hold USING gin (lower(((stay -> 'promo'::text) ->> 'code'::text)) public.gin_trgm_ops) WHERE ((stay -> 'promo'::text) IS NOT NULL);

CREATE INDEX stock_claim_hold_id_index ON public.stock_claim USING btree (hold_id);

CREATE INDEX stored_file_owner_id_index ON public.stored_file USING btree (owner_id);

CREATE INDEX stored_file_sha256_index ON public.stored_file USING btree (sha256);

CREATE INDEX voucher_buyer_id_index ON public.voucher USING btree (buyer_id);

CREATE INDEX voucher_expires_on_index ON public.voucher USING btree (expires_on);

CREATE INDEX voucher_former_code_giver_id_index ON public.voucher_former_code USING btree (giver_id);

CREATE INDEX voucher_former_code_voucher_id_index ON public.voucher_former_code USING btree (voucher_id);

CREATE INDEX voucher_owner_id_index ON public.voucher USING btree (owner_id);

CREATE INDEX voucher_words ON public.voucher USING gin (lower(code) public.gin_trgm_ops);

CREATE INDEX wait_entry_draft_id_index ON public.wait_entry USING btree (draft_id);

CREATE INDEX wait_entry_owner_id_index ON public.wait_entry USING btree (owner_id);

CREATE INDEX wait_entry_state_turn_index ON public.wait_entry USING btree (state, turn);

CREATE UNIQUE INDEX refund_key_index ON sandbox_bank.refund USING btree (key);

CREATE TRIGGER audit_entry_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.booking REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'id');

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.booking_event REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.booking_guest REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.booking_note REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.booking_room REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.payment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_delete AFTER DELETE ON public.refund REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.booking REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.booking_event REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.booking_guest REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.booking_note REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.booking_room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_insert AFTER INSERT ON public.refund REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.booking REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.booking_event REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.booking_guest REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.booking_note REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.booking_room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER booking_news_of_update AFTER UPDATE ON public.refund REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('booking', 'booking_id');

CREATE TRIGGER ledger_check_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_check FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_entry_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_seal_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_seal FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER ledger_sums_to_zero AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_zero_sum();

CREATE TRIGGER ledger_transaction_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER money_news_of_delete AFTER DELETE ON public.needs_person REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_delete AFTER DELETE ON public.payment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_delete AFTER DELETE ON public.refund REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_insert AFTER INSERT ON public.needs_person REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_insert AFTER INSERT ON public.payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_insert AFTER INSERT ON public.refund REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_update AFTER UPDATE ON public.needs_person REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_update AFTER UPDATE ON public.payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER money_news_of_update AFTER UPDATE ON public.refund REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('money', 'id');

CREATE TRIGGER payment_is_named_by_its_way AFTER INSERT ON public.offline_payment FOR EACH ROW EXECUTE FUNCTION public.name_way_of_payment();

CREATE TRIGGER payout_is_never_removed BEFORE DELETE OR TRUNCATE ON public.payout FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER room_news_of_delete AFTER DELETE ON public.room REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('room', 'id');

CREATE TRIGGER room_news_of_insert AFTER INSERT ON public.room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('room', 'id');

CREATE TRIGGER room_news_of_update AFTER UPDATE ON public.room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_news('room', 'id');

CREATE TRIGGER security_entry_is_append_only BEFORE UPDATE OR TRUNCATE ON public.security_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER security_entry_is_kept BEFORE DELETE ON public.security_entry FOR EACH ROW WHEN ((old.at > (now() - '1 year'::interval))) EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER session_tells_its_end AFTER UPDATE ON public.session FOR EACH ROW WHEN (((old.ended_at IS DISTINCT FROM new.ended_at) OR (old.expires_at IS DISTINCT FROM new.expires_at))) EXECUTE FUNCTION public.tell_of_session();

CREATE TRIGGER staff_role_tells_of_rights AFTER UPDATE ON public.staff_role FOR EACH ROW WHEN (((old.active_status IS DISTINCT FROM new.active_status) OR (old.permissions IS DISTINCT FROM new.permissions))) EXECUTE FUNCTION public.tell_of_session();

CREATE TRIGGER staff_user_tells_of_rights AFTER UPDATE ON public.staff_user FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.role_id IS DISTINCT FROM new.role_id)) OR (old.permissions IS DISTINCT FROM new.permissions))) EXECUTE FUNCTION public.tell_of_session();

CREATE TRIGGER voucher_follows_ledger AFTER INSERT ON public.ledger_entry FOR EACH ROW WHEN ((new.account_kind = 'voucher'::text)) EXECUTE FUNCTION public.post_to_voucher();

CREATE TRIGGER voucher_rest_follows_movements BEFORE UPDATE OF left_sen ON public.voucher FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.refuse_sums_by_hand();

CREATE TRIGGER wallet_begins_empty BEFORE INSERT ON public.wallet FOR EACH ROW WHEN (((new.credited_sen <> 0) OR (new.debited_sen <> 0) OR (new.requested_sen <> 0))) EXECUTE FUNCTION public.refuse_sums_by_hand();

CREATE TRIGGER wallet_follows_ledger AFTER INSERT ON public.ledger_entry FOR EACH ROW WHEN ((new.account_kind = 'wallet'::text)) EXECUTE FUNCTION public.post_to_wallet();

CREATE TRIGGER wallet_follows_payouts AFTER INSERT OR UPDATE ON public.payout FOR EACH ROW EXECUTE FUNCTION public.payout_reserves();

CREATE TRIGGER wallet_is_never_removed BEFORE DELETE OR TRUNCATE ON public.wallet FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_sums_by_hand();

CREATE TRIGGER wallet_sums_follow_movements BEFORE UPDATE ON public.wallet FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.refuse_sums_by_hand();

ALTER TABLE ONLY public.add_on
    ADD CONSTRAINT add_on_category_id_add_on_category_id_fk FOREIGN KEY (category_id) REFERENCES public.add_on_category(id);

ALTER TABLE ONLY public.add_on_day
    ADD CONSTRAINT add_on_day_add_on_id_add_on_id_fk FOREIGN KEY (add_on_id) REFERENCES public.add_on(id);

ALTER TABLE ONLY public.add_on_day
    ADD CONSTRAINT add_on_day_id_stock_id_fk FOREIGN KEY (id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.add_on
    ADD CONSTRAINT add_on_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.agent_contract
    ADD CONSTRAINT agent_contract_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.balance_reminder
    ADD CONSTRAINT balance_reminder_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.bank_details
    ADD CONSTRAINT bank_details_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.bank_details
    ADD CONSTRAINT bank_details_changed_by_member_id_fk FOREIGN KEY (changed_by) REFERENCES public.member(id);

ALTER TABLE ONLY public.bed_option_bed
    ADD CONSTRAINT bed_option_bed_bed_id_bed_id_fk FOREIGN KEY (bed_id) REFERENCES public.bed(id);

ALTER TABLE ONLY public.bed_option_bed
    ADD CONSTRAINT bed_option_bed_bed_option_id_bed_option_id_fk FOREIGN KEY (bed_option_id) REFERENCES public.bed_option(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bed_option
    ADD CONSTRAINT bed_option_room_type_id_room_type_id_fk FOREIGN KEY (room_type_id) REFERENCES public.room_type(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.booking_add_on
    ADD CONSTRAINT booking_add_on_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_agent_contract_id_agent_contract_id_fk FOREIGN KEY (agent_contract_id) REFERENCES public.agent_contract(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_agent_member_id_member_id_fk FOREIGN KEY (agent_member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.booking_crossing
    ADD CONSTRAINT booking_crossing_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_customer_id_customer_id_fk FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.booking_enquiry
    ADD CONSTRAINT booking_enquiry_assignee_id_staff_user_id_fk FOREIGN KEY (assignee_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.booking_enquiry
    ADD CONSTRAINT booking_enquiry_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_enquiry
    ADD CONSTRAINT booking_enquiry_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.booking_enquiry
    ADD CONSTRAINT booking_enquiry_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.booking_event
    ADD CONSTRAINT booking_event_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_event
    ADD CONSTRAINT booking_event_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.booking_guest
    ADD CONSTRAINT booking_guest_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_hold_id_stay_hold_id_fk FOREIGN KEY (hold_id) REFERENCES public.stay_hold(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_influencer_id_account_id_fk FOREIGN KEY (influencer_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_lead_source_id_lead_source_id_fk FOREIGN KEY (lead_source_id) REFERENCES public.lead_source(id);

ALTER TABLE ONLY public.booking_line
    ADD CONSTRAINT booking_line_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_note
    ADD CONSTRAINT booking_note_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_note
    ADD CONSTRAINT booking_note_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_referred_by_account_id_fk FOREIGN KEY (referred_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.booking_room
    ADD CONSTRAINT booking_room_bed_option_id_bed_option_id_fk FOREIGN KEY (bed_option_id) REFERENCES public.bed_option(id);

ALTER TABLE ONLY public.booking_room
    ADD CONSTRAINT booking_room_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_room
    ADD CONSTRAINT booking_room_room_id_room_id_fk FOREIGN KEY (room_id) REFERENCES public.room(id);

ALTER TABLE ONLY public.booking_room
    ADD CONSTRAINT booking_room_room_type_id_room_type_id_fk FOREIGN KEY (room_type_id) REFERENCES public.room_type(id);

ALTER TABLE ONLY public.booking_transfer
    ADD CONSTRAINT booking_transfer_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_transfer
    ADD CONSTRAINT booking_transfer_land_transfer_id_land_transfer_id_fk FOREIGN KEY (land_transfer_id) REFERENCES public.land_transfer(id);

ALTER TABLE ONLY public.booking_version
    ADD CONSTRAINT booking_version_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.booking_version
    ADD CONSTRAINT booking_version_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.bought_package
    ADD CONSTRAINT bought_package_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.bought_package
    ADD CONSTRAINT bought_package_id_purchase_id_fk FOREIGN KEY (id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.bought_package
    ADD CONSTRAINT bought_package_promo_package_id_promo_package_id_fk FOREIGN KEY (promo_package_id) REFERENCES public.promo_package(id);

ALTER TABLE ONLY public.commission
    ADD CONSTRAINT commission_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.commission
    ADD CONSTRAINT commission_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_currency_id_currency_id_fk FOREIGN KEY (currency_id) REFERENCES public.currency(id);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.dispute
    ADD CONSTRAINT dispute_payment_id_payment_id_fk FOREIGN KEY (payment_id) REFERENCES public.payment(id);

ALTER TABLE ONLY public.draft
    ADD CONSTRAINT draft_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT e_invoice_party_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT e_invoice_party_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.e_invoice_party
    ADD CONSTRAINT e_invoice_party_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_enquiry_id_booking_enquiry_id_fk FOREIGN KEY (enquiry_id) REFERENCES public.booking_enquiry(id);

ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_id_stock_id_fk FOREIGN KEY (id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.event_ticket
    ADD CONSTRAINT event_ticket_event_id_event_id_fk FOREIGN KEY (event_id) REFERENCES public.event(id);

ALTER TABLE ONLY public.event_ticket
    ADD CONSTRAINT event_ticket_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.excluded_boat
    ADD CONSTRAINT excluded_boat_boat_id_boat_id_fk FOREIGN KEY (boat_id) REFERENCES public.boat(id);

ALTER TABLE ONLY public.excluded_boat
    ADD CONSTRAINT excluded_boat_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.excluded_charge
    ADD CONSTRAINT excluded_charge_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.excluded_charge
    ADD CONSTRAINT excluded_charge_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.guest_entry
    ADD CONSTRAINT guest_entry_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.included_add_on
    ADD CONSTRAINT included_add_on_add_on_id_add_on_id_fk FOREIGN KEY (add_on_id) REFERENCES public.add_on(id);

ALTER TABLE ONLY public.included_add_on
    ADD CONSTRAINT included_add_on_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.included_transport
    ADD CONSTRAINT included_transport_boat_id_boat_id_fk FOREIGN KEY (boat_id) REFERENCES public.boat(id);

ALTER TABLE ONLY public.included_transport
    ADD CONSTRAINT included_transport_land_transfer_id_land_transfer_id_fk FOREIGN KEY (land_transfer_id) REFERENCES public.land_transfer(id);

ALTER TABLE ONLY public.included_transport
    ADD CONSTRAINT included_transport_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.included_transport
    ADD CONSTRAINT included_transport_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.influencer_package
    ADD CONSTRAINT influencer_package_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.influencer_package
    ADD CONSTRAINT influencer_package_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.land_transfer
    ADD CONSTRAINT land_transfer_end_point_id_transport_point_id_fk FOREIGN KEY (end_point_id) REFERENCES public.transport_point(id);

ALTER TABLE ONLY public.land_transfer
    ADD CONSTRAINT land_transfer_start_point_id_transport_point_id_fk FOREIGN KEY (start_point_id) REFERENCES public.transport_point(id);

ALTER TABLE ONLY public.land_transfer
    ADD CONSTRAINT land_transfer_vehicle_id_transfer_vehicle_id_fk FOREIGN KEY (vehicle_id) REFERENCES public.transfer_vehicle(id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_transaction_id_ledger_transaction_id_fk FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id);

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_payment_id_payment_id_fk FOREIGN KEY (payment_id) REFERENCES public.payment(id);

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_refund_id_refund_id_fk FOREIGN KEY (refund_id) REFERENCES public.refund(id);

ALTER TABLE ONLY public.mail_link
    ADD CONSTRAINT mail_link_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.needs_person
    ADD CONSTRAINT needs_person_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.needs_person
    ADD CONSTRAINT needs_person_done_by_staff_user_id_fk FOREIGN KEY (done_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.needs_person
    ADD CONSTRAINT needs_person_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.offline_payment
    ADD CONSTRAINT offline_payment_decided_by_staff_user_id_fk FOREIGN KEY (decided_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.offline_payment
    ADD CONSTRAINT offline_payment_entered_by_staff_user_id_fk FOREIGN KEY (entered_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.offline_payment
    ADD CONSTRAINT offline_payment_payment_id_payment_id_fk FOREIGN KEY (payment_id) REFERENCES public.payment(id);

ALTER TABLE ONLY public.offline_payment
    ADD CONSTRAINT offline_payment_slip_id_stored_file_id_fk FOREIGN KEY (slip_id) REFERENCES public.stored_file(id);

ALTER TABLE ONLY public.offline_payment
    ADD CONSTRAINT offline_payment_voided_by_staff_user_id_fk FOREIGN KEY (voided_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.package_option
    ADD CONSTRAINT package_option_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.package_option
    ADD CONSTRAINT package_option_usual_option_id_package_option_id_fk FOREIGN KEY (usual_option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_bought_package_id_bought_package_id_fk FOREIGN KEY (bought_package_id) REFERENCES public.bought_package(id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_wallet_account_id_account_id_fk FOREIGN KEY (wallet_account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_approved_by_staff_user_id_fk FOREIGN KEY (approved_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_paid_by_staff_user_id_fk FOREIGN KEY (paid_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_rejected_by_staff_user_id_fk FOREIGN KEY (rejected_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.promo_code
    ADD CONSTRAINT promo_code_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.promo_code
    ADD CONSTRAINT promo_code_stock_id_stock_id_fk FOREIGN KEY (stock_id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.promo_package
    ADD CONSTRAINT promo_package_id_stock_id_fk FOREIGN KEY (id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.promo_package
    ADD CONSTRAINT promo_package_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.promo_package
    ADD CONSTRAINT promo_package_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.promo_person
    ADD CONSTRAINT promo_person_id_stock_id_fk FOREIGN KEY (id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.promo_person
    ADD CONSTRAINT promo_person_promo_code_id_promo_code_id_fk FOREIGN KEY (promo_code_id) REFERENCES public.promo_code(id);

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.purchase_paper
    ADD CONSTRAINT purchase_paper_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.rate_card
    ADD CONSTRAINT rate_card_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.rate_import
    ADD CONSTRAINT rate_import_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.rate
    ADD CONSTRAINT rate_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.rate
    ADD CONSTRAINT rate_period_id_period_id_fk FOREIGN KEY (period_id) REFERENCES public.period(id);

ALTER TABLE ONLY public.rate
    ADD CONSTRAINT rate_room_type_id_room_type_id_fk FOREIGN KEY (room_type_id) REFERENCES public.room_type(id);

ALTER TABLE ONLY public.referral_click
    ADD CONSTRAINT referral_click_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.referral_click
    ADD CONSTRAINT referral_click_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.referral_code
    ADD CONSTRAINT referral_code_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_payment_id_payment_id_fk FOREIGN KEY (payment_id) REFERENCES public.payment(id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_wallet_account_id_account_id_fk FOREIGN KEY (wallet_account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_bed_option_id_bed_option_id_fk FOREIGN KEY (bed_option_id) REFERENCES public.bed_option(id);

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_building_id_building_id_fk FOREIGN KEY (building_id) REFERENCES public.building(id);

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_cleaning_by_staff_user_id_fk FOREIGN KEY (cleaning_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.room_link
    ADD CONSTRAINT room_link_other_id_room_id_fk FOREIGN KEY (other_id) REFERENCES public.room(id);

ALTER TABLE ONLY public.room_link
    ADD CONSTRAINT room_link_room_id_room_id_fk FOREIGN KEY (room_id) REFERENCES public.room(id);

ALTER TABLE ONLY public.room_night
    ADD CONSTRAINT room_night_hold_id_stay_hold_id_fk FOREIGN KEY (hold_id) REFERENCES public.stay_hold(id);

ALTER TABLE ONLY public.room_night
    ADD CONSTRAINT room_night_room_id_room_id_fk FOREIGN KEY (room_id) REFERENCES public.room(id);

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_room_type_id_room_type_id_fk FOREIGN KEY (room_type_id) REFERENCES public.room_type(id);

ALTER TABLE ONLY public.sailing
    ADD CONSTRAINT sailing_boat_id_boat_id_fk FOREIGN KEY (boat_id) REFERENCES public.boat(id);

ALTER TABLE ONLY public.sailing
    ADD CONSTRAINT sailing_id_stock_id_fk FOREIGN KEY (id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.sailing_time
    ADD CONSTRAINT sailing_time_boat_id_boat_id_fk FOREIGN KEY (boat_id) REFERENCES public.boat(id);

ALTER TABLE ONLY public.saved_version
    ADD CONSTRAINT saved_version_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.staff_user
    ADD CONSTRAINT staff_user_role_id_staff_role_id_fk FOREIGN KEY (role_id) REFERENCES public.staff_role(id);

ALTER TABLE ONLY public.stock_claim
    ADD CONSTRAINT stock_claim_hold_id_stay_hold_id_fk FOREIGN KEY (hold_id) REFERENCES public.stay_hold(id);

ALTER TABLE ONLY public.stock_claim
    ADD CONSTRAINT stock_claim_stock_id_stock_id_fk FOREIGN KEY (stock_id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_staff_id_staff_user_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.vehicle_day
    ADD CONSTRAINT vehicle_day_id_stock_id_fk FOREIGN KEY (id) REFERENCES public.stock(id);

ALTER TABLE ONLY public.vehicle_day
    ADD CONSTRAINT vehicle_day_vehicle_id_transfer_vehicle_id_fk FOREIGN KEY (vehicle_id) REFERENCES public.transfer_vehicle(id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_buyer_id_account_id_fk FOREIGN KEY (buyer_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.voucher_former_code
    ADD CONSTRAINT voucher_former_code_giver_id_account_id_fk FOREIGN KEY (giver_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.voucher_former_code
    ADD CONSTRAINT voucher_former_code_voucher_id_voucher_id_fk FOREIGN KEY (voucher_id) REFERENCES public.voucher(id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_given_by_account_id_fk FOREIGN KEY (given_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_promo_code_id_promo_code_id_fk FOREIGN KEY (promo_code_id) REFERENCES public.promo_code(id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_purchase_id_purchase_id_fk FOREIGN KEY (purchase_id) REFERENCES public.purchase(id);

ALTER TABLE ONLY public.voucher
    ADD CONSTRAINT voucher_voided_by_staff_user_id_fk FOREIGN KEY (voided_by) REFERENCES public.staff_user(id);

ALTER TABLE ONLY public.wait_entry
    ADD CONSTRAINT wait_entry_booking_id_booking_id_fk FOREIGN KEY (booking_id) REFERENCES public.booking(id);

ALTER TABLE ONLY public.wait_entry
    ADD CONSTRAINT wait_entry_option_id_package_option_id_fk FOREIGN KEY (option_id) REFERENCES public.package_option(id);

ALTER TABLE ONLY public.wait_entry
    ADD CONSTRAINT wait_entry_package_id_package_id_fk FOREIGN KEY (package_id) REFERENCES public.package(id);

ALTER TABLE ONLY public.wallet
    ADD CONSTRAINT wallet_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);
