import { classNames } from '@/shared/ui/styles/class-names';
import type { MapArea } from './map-area';

/** The classes of an area: tone, marked, selected. */
export const areaClass = ({ tone, mark }: MapArea, isSelected: boolean): string =>
  classNames(
    'map-area',
    `map-area-${tone}`,
    mark !== undefined && 'map-area-marked',
    isSelected && 'map-area-selected',
  );
