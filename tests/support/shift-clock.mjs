// Preloaded into a process (`--import`): its clock runs, but CLOCK_SHIFT milliseconds ahead.
const shift = Number(process.env.CLOCK_SHIFT ?? 0);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
