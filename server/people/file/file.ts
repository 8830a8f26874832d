/** The door of file: everything other folders may import from it. */
export type { FileServices } from './file-services.ts';
export { countOwnImages } from './file-store.ts';
export { createImageFolder } from './image-folder.ts';
export { createImages } from './images.ts';
export { ownImage } from './own-image.ts';
export { uploadImage } from './upload-image.ts';
