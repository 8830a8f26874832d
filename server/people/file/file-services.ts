import type { Db } from '../../platform/database/database.ts';
import type { UseCasesOf } from '../../platform/gateway/gateway.ts';
import type { AttemptCounter } from '../partner/attempts.ts';
import type { ImageFolder } from './image-folder.ts';
import type { Images } from './images.ts';

export interface FileServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptCounter;
  /** Re-encodes uploads into images of our own. */
  readonly images: Images;
  readonly imageFolder: ImageFolder;
}

/** The use cases of a file of the contract. */
export type FileUseCases<Topic> = UseCasesOf<Topic, FileServices>;
