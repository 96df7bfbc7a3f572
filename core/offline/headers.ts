/** Headers that the worker, or the page for what it fetched ahead, adds to answers that do not come from the network at that moment. */

/** When the copy was stored, in milliseconds since the epoch. */
export const STORED_AT_HEADER = 'x-stored-at';

/** '1': the answer was fetched before it was asked for. It needs no loader and counts as fresh for a few minutes. */
export const PREFETCHED_HEADER = 'x-prefetched';

/** '1': the worker computed the answer from a stored index, as the server would have. */
export const REPLICA_HEADER = 'x-replica';

/** '1': the answer is a piece of the offline kit. */
export const KIT_HEADER = 'x-kit';
