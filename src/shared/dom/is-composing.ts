/**
 * Whether a key belongs to a syllable that is being put together, and so is no command. Safari ends the composition before the event of the
 * key that ended it, and marks that by the code 229 alone.
 * @param event The browser's own, or React's.
 */
export function isComposing(event: Composed | { nativeEvent: Composed }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}

type Composed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
