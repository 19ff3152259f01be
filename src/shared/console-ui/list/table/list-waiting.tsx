import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { useErrorText } from '../../edit/use-error-text';

interface ListWaitingProps {
  /** True once the rows could not be loaded; false while they load. */
  isError: boolean;
  error: unknown;
  onRetry: () => void;
}

/** In the place of rows that were never loaded: grey rows, or why there are none. */
export function ListWaiting({ isError, error, onRetry }: ListWaitingProps) {
  const errorText = useErrorText();
  return (
    <div className="list-state">
      {isError ? (
        <ErrorState onRetry={onRetry}>{errorText(error)}</ErrorState>
      ) : (
        <LoadingState blocks={ROWS} />
      )}
    </div>
  );
}

const ROWS = Array.from({ length: 6 }, () => ({ width: '100%', height: '22px' }));
