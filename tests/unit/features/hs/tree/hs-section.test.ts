import { describe, expect, it } from 'vitest';
import { placesAbove, sectionOf } from '@/features/hs/tree/hs-section';
import { sectionTable } from '../../../../../mocks/tariffs/packed';

describe('the section of a code', () => {
  it('is that of the nomenclature, for all 96 chapters', async () => {
    const { rows } = await sectionTable();
    const wanted = rows.flatMap(([section = '', chapters = '']) =>
      chapters.split(' ').map((chapter) => [chapter, section]),
    );
    expect(wanted).toHaveLength(96);
    expect(wanted.map(([chapter = '']) => [chapter, sectionOf(chapter)])).toEqual(wanted);
  });

  it.each(['00', '77', '98', '99', '', 'ab'])('%s: none', (chapter) => {
    expect(sectionOf(chapter)).toBeNull();
    expect(placesAbove(`${chapter}0000`)).toEqual([]);
  });

  it('the way to a national line ends at its subheading', () => {
    expect(placesAbove('94054290').map(({ code }) => code)).toEqual(['XX', '94', '9405', '940542']);
  });
});
