/** Headers that the worker adds to answers that do not come from the network at that moment. */

/** When the copy was stored, in milliseconds since the epoch. */
export const STORED_AT_HEADER = 'x-stored-at';

/** '1': the worker computed the answer from a stored index, as the server would have. */
export const REPLICA_HEADER = 'x-replica';
