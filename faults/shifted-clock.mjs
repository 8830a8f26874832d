// Preloaded into a server whose clock a test sets: the offset is in a file.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.CLOCK_SHIFT_FILE ?? '';
let shiftMs = 0;

const look = () => {
  try {
    shiftMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // A file that is being written is read again.
  }
};
look();
setInterval(look, 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
