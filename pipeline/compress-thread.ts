import { type CompressTask, compressFile } from './compress.ts';
import { answerTasks } from './threads/answer-tasks.ts';

answerTasks(({ file, effort }: CompressTask) => compressFile(file, effort));
