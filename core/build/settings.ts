/** Names of the settings (docs/settings.md), which a misspelled name is compared with. */
export const SETTINGS = [
  ...['ORIGIN', 'API_BASE', 'PAGE_TRACKER_URL', 'TAG_MANAGER_ID', 'TAG_MANAGER_URL', 'ASSET_BASE', 'ASSET_ENV', 'VITALS_SAMPLE'],
  ...[
    'KEEP_BUILDS',
    'EDITOR_REPOSITORY',
    'EDITOR_BACKEND',
    'EDITOR_SIGN_IN',
    'EDITOR_REVIEW',
    'PUBLISH_NOW',
    'SOURCE_DATE_EPOCH',
    'CONTENT_LANGUAGE',
  ],
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'INQUIRY_RATE', 'SEARCH_RATE', 'FILE_MEMORY', 'TRUST_PROXY'],
  ...['LOG_LEVEL', 'ACCESS_LOG', 'METRICS_PORT', 'METRICS_HOST', 'PUBLISH_FROM', 'DRAIN_SECONDS'],
] as const;
