/** Uploads: images, redrawn in a separate process. */
export type { FileServices } from './file-services.ts';
export { countOwnImages } from './file-store.ts';
export { fileUseCases } from './file-use-cases.ts';
export { createImageFolder } from './image-folder.ts';
export { createImages } from './images.ts';
