export {
  ESTIMATE_ANSWERS,
  isStillNews,
  nextRepairState,
  REPAIR_NEWS,
  REPAIR_STATES,
  repairNewsOf,
  repairStateOf,
  type EstimateAnswer,
  type IllegalRepairEvent,
  type RepairEvent,
  type RepairNews,
  type RepairState,
} from './repair-state.ts';
export {
  readRepairPhoto,
  REPAIR_PHOTO_DAYS,
  REPAIR_PHOTO_LIMITS,
  type RepairPhotoFault,
  type RepairPhotoType,
} from './repair-photo.ts';
