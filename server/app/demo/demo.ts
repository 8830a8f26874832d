/** The door of demo: everything other folders may import from it. */
export { type DemoLogin, welcomeToDemo } from './bear-demo.ts';
export { awaitPast, bearDemoWithPast } from './demo-birth.ts';
export { isPastUnfinished } from './demo-past-store.ts';
export { visitorJob } from './supply-visitors.ts';
export { writeSimulation } from './write-simulation.ts';
