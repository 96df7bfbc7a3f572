import { findSaved } from '../library/saved-files.ts';
import { answerBrochure, isBrochure } from './answer-brochure.ts';
import { finishPreload } from './finish-preload.ts';
import { sliceFile } from './slice-file.ts';

/** A PDF or a film: the saved file, whole or the part that is asked for. A film that was not saved comes from the network as it is. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const saved = await findSaved(event.request);
  if (saved) {
    finishPreload(event);
    return sliceFile(event.request, saved);
  }
  return isBrochure(event.request) ? answerBrochure(event) : ((await event.preloadResponse) ?? fetch(event.request));
}
