import { ProductChoice } from '@/features/hs/suggest/product-choice';
import { AfterMount } from '@/shared/loading/after-mount';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { HomeHero } from './sentence/home-hero';
import { ProductField } from './sentence/product-field';
import { TaskSentence } from './sentence/task-sentence';
import { useTask } from './sentence/use-task';

const preview = async () => (await import('./preview/home-preview')).HomePreview;
const sections = async () => (await import('./home-sections')).HomeSections;

/** The home page: the task sentence works before anything below it has loaded (product design §4). */
export default function HomePage() {
  const { task, error, isUsable, change, submit } = useTask();
  return (
    <>
      <HomeHero
        sentence={
          <TaskSentence
            task={task}
            error={error}
            choice={
              error === 'format' && (
                <ProductChoice typed={task.hs} to={task.to} onPick={(_hs, text) => change({ hs: text })} />
              )
            }
            isUsable={isUsable}
            onChange={change}
            onSubmit={submit}
            productField={
              <ProductField value={task.hs} isInvalid={error !== null} onChange={(hs) => change({ hs })} />
            }
          />
        }
        preview={
          <ErrorBoundary>
            <AfterMount load={preview}>{(Preview) => <Preview task={task} />}</AfterMount>
          </ErrorBoundary>
        }
      />
      <ErrorBoundary>
        <AfterMount load={sections}>{(Sections) => <Sections task={task} />}</AfterMount>
      </ErrorBoundary>
    </>
  );
}
