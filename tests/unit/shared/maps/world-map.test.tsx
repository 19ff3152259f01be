import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { MapArea } from '@/shared/maps/areas/map-area';
import { WorldMap } from '@/shared/maps/world-map';

const AREAS: MapArea[] = [
  { code: 'VN', label: '越南', value: '高', tone: 'high' },
  { code: 'JP', label: '日本', value: '低', tone: 'low' },
  { code: 'IN', label: '印度', value: '非缔约方', tone: 'none', note: '不评级' },
];
const LEGEND = [
  { tone: 'high' as const, label: '风险高' },
  { tone: 'low' as const, label: '风险低' },
  { tone: 'none' as const, label: '不评级' },
];

beforeAll(async () => {
  await startI18n('zh', ['ui', 'map']);
  await loadTexts(['ui', 'map']);
});

function open(props: Partial<Parameters<typeof WorldMap>[0]> = {}) {
  const onSelect = vi.fn<(code: string) => void>();
  render(
    <WorldMap
      label="风险地图"
      areas={AREAS}
      selected="JP"
      onSelect={onSelect}
      legend={LEGEND}
      placeholder={<p>图块</p>}
      {...props}
    />,
  );
  return onSelect;
}

describe('the map before it comes into view', () => {
  it('keeps its place with what is there before, and loads nothing', () => {
    open();
    expect(screen.getByText('图块')).toBeVisible();
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('says that it is a schematic outline without approval number', () => {
    open();
    expect(screen.getByText(/示意图.*没有审图号/)).toBeVisible();
  });

  it('has a list twin that can be chosen from by keyboard', async () => {
    const user = userEvent.setup();
    const onSelect = open();
    const list = within(screen.getByRole('list', { name: '风险地图' }));
    expect(list.getByRole('button', { name: /日本/ })).toHaveAttribute('aria-pressed', 'true');
    expect(list.getByRole('button', { name: /印度/ })).toHaveTextContent('印度非缔约方不评级');
    list.getByRole('button', { name: /越南/ }).focus();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('VN');
  });

  it('can be saved as a picture where its sources are named, once it is drawn', () => {
    open();
    expect(screen.queryByRole('button', { name: '存为 PNG' })).not.toBeInTheDocument();
    open({ sources: [] });
    expect(screen.getByRole('button', { name: '存为 PNG' })).toBeDisabled();
  });

  it('says in the list which areas are marked', () => {
    open({ areas: AREAS.map((area) => (area.code === 'VN' ? { ...area, mark: '已选' } : area)) });
    const list = within(screen.getByRole('list', { name: '风险地图' }));
    expect(list.getByRole('button', { name: /越南/ })).toHaveTextContent('越南 已选高');
    expect(list.getByRole('button', { name: /日本/ })).not.toHaveTextContent('已选');
  });

  it('leaves the list to the page that has its own', () => {
    open({ hasList: false });
    expect(screen.queryByRole('list', { name: '风险地图' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: '图例' })).toHaveTextContent('风险高风险低不评级');
  });
});
