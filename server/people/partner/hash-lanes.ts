import { RefusalError } from '#domain/refusal.ts';

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

const runningMax = 2;
/** Of two cores, one stays free for everyone but strangers. */
const strangersRunningMax = 1;
/** While money moves, strangers back off for this multiple of their last hash's duration. */
const restTimes = 4;
const urgentMs = 1_000;

interface WaitingTask {
  readonly start: () => void;
}

export interface HashLanes {
  /** Runs the task when its lane's turn comes, or refuses it as busy when the lane is full. */
  run<Result>(lane: Lane, task: () => Promise<Result>): Promise<Result>;
}

export function createHashLanes(clock: () => number = () => performance.now()): HashLanes {
  const queues = new Map<Lane, WaitingTask[]>(laneNames.map((name) => [name, []]));
  let running = 0;
  let strangersRunning = 0;
  let urgentAt = Number.NEGATIVE_INFINITY;
  let restUntil = 0;
  let timer: NodeJS.Timeout | null = null;

  // Each lane has its queue, made above.
  const getQueue = (lane: Lane) => queues.get(lane) as WaitingTask[];
  /** How long strangers still have to back off. */
  const getRestMs = () => (clock() - urgentAt > urgentMs ? 0 : Math.max(0, restUntil - clock()));
  const mayStart = (lane: Lane, restMs: number): boolean =>
    !isStranger(lane) || (strangersRunning < strangersRunningMax && restMs === 0);

  function startNext(): void {
    // Read once: a rest that ended between two readings would leave strangers without a timer.
    const restMs = getRestMs();
    while (running < runningMax) {
      const lane = laneNames.find((name) => getQueue(name).length > 0 && mayStart(name, restMs));
      if (!lane) break;
      getQueue(lane).shift()?.start();
    }

    const isResting = getQueue('strangers').length + getQueue('deskStrangers').length > 0;
    if (!isResting || timer || restMs === 0) return;

    timer = setTimeout(() => {
      timer = null;
      startNext();
    }, restMs);
  }

  async function runTask<Result>(lane: Lane, task: () => Promise<Result>): Promise<Result> {
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
      const queue = getQueue(lane);
      if (queue.length >= waitingMax[lane]) return Promise.reject(new RefusalError('busy'));

      if (lane === 'money' || lane === 'staff') urgentAt = clock();
      return new Promise((resolve, reject) => {
        queue.push({
          start() {
            running += 1;
            if (isStranger(lane)) strangersRunning += 1;
            runTask(lane, task).then(resolve, reject);
          },
        });
        startNext();
      });
    },
  };
}
