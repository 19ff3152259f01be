/** The server's keys of the filters of the list. */
export const EDITIONS_WIRE = {
  importer: 'importer_IN',
  state: 'state_IN',
  mark: 'mark_IN',
  lapse: 'lapse_END',
  writer: 'writtenByName_LIKE',
  since: 'updateTime_BEGIN',
  until: 'updateTime_END',
};
