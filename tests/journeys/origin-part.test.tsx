import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { laneOf } from '@/features/tariffs/lane/lane';
import { OriginPart } from '@/pages/portal/tariff-search/origin/origin-part';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import { answerFor, laneQuery } from './origin-harness';

describe('the origin part of the tariff page', () => {
  it('takes back what it said of its code when it goes', async () => {
    await startI18n('zh', ['origin', 'ui', 'countries']);
    await loadTexts(['origin', 'ui', 'countries', 'shell', 'tariff']);
    const answer = answerFor();
    const [line] = answer.lines;
    const onSummary = vi.fn();
    const { unmount } = render(
      <MemoryRouter>
        <OriginPart
          answer={answer}
          line={line!}
          lane={laneOf(line!, 'JP', 'VN', laneQuery.date, laneQuery)}
          query={laneQuery}
          rates={{}}
          onSummary={onSummary}
        />
      </MemoryRouter>,
    );
    await waitFor(() =>
      expect(onSummary).toHaveBeenLastCalledWith(expect.objectContaining({ verdict: null })),
    );
    unmount();
    expect(onSummary).toHaveBeenLastCalledWith(null);
  });
});
