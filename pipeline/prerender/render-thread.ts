import { workerData } from 'node:worker_threads';
import { answerTasks } from '../threads/answer-tasks.ts';
import { openRenderer, type RendererData } from './open-renderer.ts';

answerTasks(await openRenderer(workerData as RendererData));
