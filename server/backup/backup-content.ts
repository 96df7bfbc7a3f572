/** What a backup holds, as far as it is counted. */
export interface BackupContent {
  inquiries: number;
  /** Mails that had not been sent when the backup was made. */
  waitingMails: number;
}
