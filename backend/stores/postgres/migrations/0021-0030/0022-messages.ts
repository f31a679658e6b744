/**
 * The outbox becomes the messages that are stored with what they tell of. What was given up before is tried
 * again after the first one that is accepted.
 */
export const MESSAGES = [
  'DROP INDEX outbox_due',
  'DROP INDEX outbox_expiring',
  'DROP INDEX outbox_of_source',
  'ALTER TABLE outbox RENAME TO messages',
  'ALTER TABLE messages RENAME COLUMN mail_id TO message_id',
  `ALTER TABLE messages
    ADD COLUMN kind text NOT NULL DEFAULT 'company',
    ADD COLUMN lead_id text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN code_salt text NOT NULL DEFAULT '',
    ADD COLUMN is_refused boolean NOT NULL DEFAULT false,
    ADD COLUMN sent_at text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN sent_id text NOT NULL DEFAULT ''`,
  `UPDATE messages SET
    kind = CASE WHEN source = 'contact' THEN 'contact' WHEN attachment_name <> '' THEN 'homeowner'
      WHEN expires_at <> '' THEN 'account' ELSE 'company' END,
    state = CASE state WHEN 'unsent' THEN 'waiting' ELSE state END`,
  'ALTER TABLE messages DROP COLUMN source',
  `CREATE INDEX messages_due ON messages (next_at) WHERE state = 'waiting' AND next_at <> ''`,
  `CREATE INDEX messages_failed ON messages (at, seq) WHERE state = 'waiting' AND fault <> ''`,
  `CREATE INDEX messages_expiring ON messages (expires_at) WHERE expires_at <> ''`,
  'CREATE INDEX messages_of_recipient ON messages (lower(recipient), at, seq)',
  'CREATE INDEX messages_by_time ON messages (at, seq)',
];
