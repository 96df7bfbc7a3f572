import { type CompressTask, compressFile } from './compress.ts';
import { answerTasks } from './threads/answer-tasks.ts';

answerTasks((files: readonly CompressTask[]) => {
  for (const { file, effort } of files) compressFile(file, effort);
  return files.length;
});
