/** The answer of `POST /api/v1/inquiries` to an inquiry that is stored. */
export interface RegisteredInquiry {
  /** UUID. */
  id: string;
  /** ISO 8601, UTC. */
  registeredAt: string;
}
