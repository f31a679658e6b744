/**
 * Every text column is NOT NULL; the empty string means none. Keys, instants and queue keys compare byte by
 * byte (`COLLATE "C"`), so instants sort in order of time on every server.
 */
export const TABLES = [
  `CREATE TABLE reps (
    email text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    phone text NOT NULL,
    role text NOT NULL,
    state text COLLATE "C" NOT NULL,
    pin_hash text NOT NULL,
    pin_salt text NOT NULL,
    failures integer NOT NULL,
    locks integer NOT NULL,
    locked_until text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL
  )`,
  `CREATE TABLE sessions (
    hash text COLLATE "C" PRIMARY KEY,
    email text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL
  )`,
  `CREATE TABLE reset_codes (
    email text COLLATE "C" PRIMARY KEY,
    code_hash text NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    tries integer NOT NULL
  )`,
  `CREATE TABLE batches (
    batch_id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    description text NOT NULL,
    created_at text COLLATE "C" NOT NULL
  )`,
  `CREATE TABLE leads (
    lead_id text COLLATE "C" PRIMARY KEY,
    batch_id text COLLATE "C" NOT NULL,
    source text NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text NOT NULL,
    phone_key text COLLATE "C" NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    zip text NOT NULL,
    service text NOT NULL,
    appt_date text NOT NULL,
    appt_time text NOT NULL,
    lead_source text NOT NULL,
    most_recent_storm_date text NOT NULL,
    insurance_carrier text NOT NULL,
    policy_number text NOT NULL,
    date_of_loss text NOT NULL,
    previous_claims text NOT NULL,
    status text NOT NULL,
    notes text NOT NULL,
    attempts integer NOT NULL,
    worked_at text COLLATE "C" NOT NULL,
    open boolean NOT NULL,
    queue_key text COLLATE "C" NOT NULL,
    ready_at text COLLATE "C" NOT NULL,
    waits_for text COLLATE "C" NOT NULL,
    call_window text COLLATE "C" NOT NULL,
    callback_at text COLLATE "C" NOT NULL,
    callback_rep text COLLATE "C" NOT NULL,
    lease_rep text COLLATE "C" NOT NULL,
    lease_until text COLLATE "C" NOT NULL
  )`,
  `CREATE TABLE bookings (
    submission_id text COLLATE "C" PRIMARY KEY,
    reference text NOT NULL,
    lead_id text COLLATE "C" NOT NULL,
    received_at text COLLATE "C" NOT NULL,
    service text NOT NULL,
    appt_date text NOT NULL,
    appt_time text NOT NULL,
    contact_consent text NOT NULL,
    marketing_consent text NOT NULL
  )`,
  `CREATE TABLE numbers (
    phone_key text COLLATE "C" PRIMARY KEY,
    suppressed_at text COLLATE "C" NOT NULL,
    suppressed_by text NOT NULL,
    calls text NOT NULL
  )`,
  `CREATE TABLE audit (
    seq bigint GENERATED ALWAYS AS IDENTITY,
    audit_id text COLLATE "C" PRIMARY KEY,
    at text COLLATE "C" NOT NULL,
    rep text COLLATE "C" NOT NULL,
    lead_id text COLLATE "C" NOT NULL,
    action text COLLATE "C" NOT NULL,
    from_status text NOT NULL,
    to_status text NOT NULL,
    note text NOT NULL
  )`,
  `CREATE TABLE skips (
    rep text COLLATE "C" NOT NULL,
    lead_id text COLLATE "C" NOT NULL,
    batch_id text COLLATE "C" NOT NULL,
    at text COLLATE "C" NOT NULL,
    PRIMARY KEY (rep, lead_id)
  )`,
  `CREATE TABLE undos (
    rep text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL,
    at text COLLATE "C" NOT NULL,
    before text NOT NULL
  )`,
];
