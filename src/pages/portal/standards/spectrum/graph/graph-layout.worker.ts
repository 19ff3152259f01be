import { graphLayout } from '@/domain/standards';

interface LayoutTask {
  ids: readonly string[];
  links: readonly { from: string; to: string }[];
}

// Structured data only: the page sends the ids and links, and receives a place for each id.
self.addEventListener('message', ({ data }: MessageEvent<LayoutTask>) => {
  self.postMessage(graphLayout(data.ids, data.links));
});
