/** The answer of `GET /api/v1/health/live` and `/ready`. */
export interface Health {
  status: 'live' | 'ready';
}
