import type { Route } from '#contract/route.ts';
import type { Db } from '../database/database.ts';
import type { Handler } from '../gateway/gateway.ts';
import type { AttemptStore } from '../partner/partner.ts';
import type { ImageFolder } from './image-folder.ts';
import type { Images } from './images.ts';

/** What use cases about uploaded files need. */
export interface FileServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptStore;
  /** Makes what was uploaded into an image of our own. */
  readonly images: Images;
  readonly imageFolder: ImageFolder;
}

export type FileUseCase<R extends Route> = Handler<R, FileServices>;
