/** The server's keys of the filters of the list. */
export const EDITIONS_WIRE = {
  importer: 'importer_EQ',
  state: 'state_EQ',
  mark: 'mark_EQ',
  lapse: 'lapse_END',
  writer: 'writtenByName_LIKE',
  since: 'updateTime_BEGIN',
  until: 'updateTime_END',
};
