/** Tables without data about partners, by what they are about instead. */
export const otherTables = {
  'the installation and its work': [
    ...['installation', 'configuration', 'secrets_fingerprint', 'schema_file'],
    ...['write_probe', 'job', 'job_problem', 'signing_key', 'host', 'contact_change'],
  ],
  'the books as a whole': [
    'pocket',
    'ledger_stop',
    'audit',
    'ledger_root',
    'liability_day',
    ...['log_leaf', 'log_checkpoint', 'cosignature', 'witness', 'witness_policy', 'witness_state'],
    'bank_statement',
    'payment_file',
    'bank_balance',
    ...['auditor', 'outside_audit'],
  ],
  // Partners read these names.
  'members of staff': [
    ...['staff', 'staff_passkey', 'staff_session', 'machine_admission'],
    'canned_answer',
  ],
  'acceptors, merchants and publishers': [
    ...['acceptor', 'acceptor_terms', 'acceptance_code', 'acceptor_paid'],
    ...['merchant', 'postback_key', 'postback_conflict', 'publisher'],
    ...['publisher_due', 'publisher_credited', 'over_delivery', 'over_delivery_paid'],
  ],
  'the catalogue': [
    ...['product', 'product_withdrawal', 'creative', 'placement'],
    ...['placement_rate', 'placement_request', 'placement_end', 'placement_hold'],
    ...['campaign', 'campaign_end', 'plan_move', 'flag_reason'],
  ],
  // Viewers of ads, identified by a digest whose daily salt is destroyed in time.
  'what ads delivered': [
    ...['event', 'event_once', 'event_partition', 'event_block', 'event_block_range', 'click'],
    ...['event_flag', 'event_flag_due', 'click_flag', 'reject', 'viewer_rate', 'viewer_key'],
    ...['invalid_pass', 'plan_shown', 'rollup_placement', 'rollup_audience', 'rollup_creative'],
    'rollup_creative_sealed',
    ...['partition_position', 'producer_position', 'stream_reader', 'stream_loss'],
  ],
  'how plans are kept going': [
    ...['plan_change', 'plan_lease', 'plan_lease_turn', 'plan_pace', 'plan_audited'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
