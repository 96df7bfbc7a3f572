/** Id of the script element with the JSON that a document is hydrated with. */
export const STATE_ELEMENT_ID = 'state';
