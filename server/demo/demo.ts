/** The door of demo: what other folders may use of it. */
export { type DemoLogin, welcomeToDemo } from './bear-demo.ts';
export { awaitPast, bearDemoWithPast } from './demo-birth.ts';
export { writeSimulation } from './write-simulation.ts';
