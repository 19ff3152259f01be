import { answerTask } from './origin-task';
import type { OriginTask } from './origin-task';

// Structured data only: the page sends a numbered task and receives the answer with the same number.
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; task: OriginTask }>) => {
  try {
    self.postMessage({ id: data.id, answer: answerTask(data.task) });
  } catch (error) {
    self.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
