import { createDeviceStore } from '@/lib/device/createDeviceStore';
import type { Row } from '@/lib/device/Disk';
import type { PhotoContent } from '@/lib/device/KeptRecord';
import { DeviceMemory, memoryDisk } from '@/lib/mocks/memoryDisk';
import type { KeptSurvey } from '../device/KeptSurvey';
import { surveysOf, type SurveyStore } from '../device/SurveyStore';
import { SURVEY } from '../device/surveyKind';

/** What is on a device, beyond any page that looks at it; visits by `owner/id`, photos by `owner/id/photo`. */
export interface Disk {
  memory: DeviceMemory;
  surveys: { get: (key: string) => KeptSurvey | undefined };
  photos: { get: (key: string) => PhotoContent | undefined; readonly size: number };
  /** No room for another photo. */
  full: boolean;
}

export function emptyDisk(): Disk {
  const memory = new DeviceMemory();
  const { records, photos } = memory.tables;
  const ofSurvey = (key: string) => key.replace('/', `/${SURVEY.name}/`);
  return {
    memory,
    surveys: {
      get: (key) => (records.get(ofSurvey(key)) as Row | undefined)?.record as KeptSurvey | undefined,
    },
    photos: {
      get: (key) => photos.get(ofSurvey(key)) as PhotoContent | undefined,
      get size() {
        return photos.size;
      },
    },
    full: false,
  };
}

/** A store on such a disk. `isGone`: the page was closed, so nothing that it still wanted happens. */
export const memorySurveyStore = (disk: Disk, isGone: () => boolean = () => false): SurveyStore =>
  surveysOf(createDeviceStore(memoryDisk(disk.memory, { isFull: () => disk.full, isGone })));
