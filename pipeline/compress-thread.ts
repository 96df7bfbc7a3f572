import { type CompressTask, compressFile } from './compress.ts';
import { answerTasks } from './threads/answer-tasks.ts';

/** Compresses files where this computes beside the build. */
answerTasks(({ file, effort }: CompressTask) => compressFile(file, effort));
