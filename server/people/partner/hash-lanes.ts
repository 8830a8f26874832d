import { Refusal } from '#domain/refusal.ts';

/**
 * Requests that wait for a hash, the most urgent first. Money and signed-in staff come before every
 * login, known devices before strangers, and strangers at the desk have a lane of their own.
 */
const laneNames = ['money', 'staff', 'known', 'deskStrangers', 'strangers'] as const;

export type Lane = (typeof laneNames)[number];

/** About as many as a lane can work off in a few seconds; beyond that, callers are refused. */
const waitingMax: Readonly<Record<Lane, number>> = {
  money: 200,
  staff: 20,
  known: 50,
  deskStrangers: 20,
  strangers: 24,
};

const isStranger = (lane: Lane): boolean => lane === 'strangers' || lane === 'deskStrangers';

const atOnceMax = 2;
/** Of two cores, one stays free for everyone but strangers. */
const strangersAtOnceMax = 1;
/** While money moves, strangers back off for this multiple of their last hash's duration. */
const restTimes = 4;
const urgentMs = 1_000;

interface Waiting {
  readonly start: () => void;
}

export interface HashLanes {
  /** Runs the work when its lane's turn comes, or refuses it as busy when the lane is full. */
  run<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result>;
}

export function createHashLanes(clock: () => number = () => performance.now()): HashLanes {
  const waiting = new Map<Lane, Waiting[]>(laneNames.map((name) => [name, []]));
  let running = 0;
  let strangersRunning = 0;
  let urgentAt = Number.NEGATIVE_INFINITY;
  let restUntil = 0;
  let timer: NodeJS.Timeout | null = null;

  const lineOf = (lane: Lane) => waiting.get(lane) as Waiting[];
  /** How long strangers still have to back off. */
  const restMs = () => (clock() - urgentAt > urgentMs ? 0 : Math.max(0, restUntil - clock()));
  const mayStart = (lane: Lane, rest: number): boolean =>
    !isStranger(lane) || (strangersRunning < strangersAtOnceMax && rest === 0);

  function startNext(): void {
    // Read once: a rest that ended between two readings would leave strangers without a timer.
    const rest = restMs();
    while (running < atOnceMax) {
      const lane = laneNames.find((name) => lineOf(name).length > 0 && mayStart(name, rest));
      if (!lane) break;
      lineOf(lane).shift()?.start();
    }
    const isResting = lineOf('strangers').length + lineOf('deskStrangers').length > 0;
    if (!isResting || timer || rest === 0) return;
    timer = setTimeout(() => {
      timer = null;
      startNext();
    }, rest);
  }

  async function work<Result>(lane: Lane, task: () => Promise<Result>): Promise<Result> {
    const startedAt = clock();
    try {
      return await task();
    } finally {
      running -= 1;
      if (isStranger(lane)) {
        strangersRunning -= 1;
        restUntil = clock() + restTimes * (clock() - startedAt);
      }
      startNext();
    }
  }

  return {
    run(lane, task) {
      const line = lineOf(lane);
      if (line.length >= waitingMax[lane]) return Promise.reject(new Refusal('busy'));
      if (lane === 'money' || lane === 'staff') urgentAt = clock();
      return new Promise((resolve, reject) => {
        line.push({
          start() {
            running += 1;
            if (isStranger(lane)) strangersRunning += 1;
            work(lane, task).then(resolve, reject);
          },
        });
        startNext();
      });
    },
  };
}
