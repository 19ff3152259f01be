import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitStyles } from '@/app/console/pages/kit-styles';
import { startI18n } from '@/shared/i18n/i18n';

it('makes the styles of the kit once the browser is idle, and shows nothing', async () => {
  const variables = () =>
    [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('.console-kit'));
  await startI18n('zh', ['shell']);
  const { container } = render(<KitStyles />);
  expect(variables()).toEqual([]);
  await waitFor(() => expect(variables()).not.toEqual([]));
  expect(container).toBeEmptyDOMElement();
});
