import songdo from './songdo.svg';
import syracuse from './syracuse.svg';

/** Drawn from the plans by `npx vitest run --project dom src/ui/media/campus -u`. */
export const FILES = { songdo, syracuse };

export type Site = keyof typeof FILES;
