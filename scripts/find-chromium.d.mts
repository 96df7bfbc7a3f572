export function findChromium(): string | undefined;
/** The path of the headless shell, or undefined. */
export function findHeadlessShell(): string | undefined;
