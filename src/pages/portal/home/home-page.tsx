import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '@/shared/routing/lazy-part';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { HomeHero } from './home-hero';
import { ProductField } from './product-field';
import { TaskSentence } from './task-sentence';
import { useTask } from './use-task';

const HomePreview = lazyPart(() => import('./home-preview').then((part) => part.HomePreview));
const HomeSections = lazyPart(() => import('./home-sections').then((part) => part.HomeSections));

/** The home page: the task sentence works before anything below it has loaded (product design §4). */
export default function HomePage() {
  const { task, error, isUsable, change, submit } = useTask();
  // The sentence is on screen and can be used before the rest is even asked for.
  const isRestShown = useDeferredValue(isUsable, false);
  return (
    <>
      <HomeHero
        sentence={
          <TaskSentence
            task={task}
            error={error}
            isUsable={isUsable}
            onChange={change}
            onSubmit={submit}
            productField={
              <ProductField value={task.hs} isInvalid={error !== null} onChange={(hs) => change({ hs })} />
            }
          />
        }
        preview={
          isRestShown && (
            <ErrorBoundary>
              <Suspense>
                <HomePreview task={task} />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
      {isRestShown && (
        <ErrorBoundary>
          <Suspense>
            <HomeSections task={task} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
