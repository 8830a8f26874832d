/** The door of stream: what other folders may use of it. */
export { openEdge } from './open-edge.ts';
