export { createTryOn, type TryOn, type TryOnOptions } from './try-on.ts';
export type { Adjustment, AdjustmentStep } from './pose/adjustment.ts';
export type { FeetOnScreen, FootOnScreen } from './engine/feet-on-screen.ts';
export type { OpenedPhoto } from './engine/open-photo.ts';
export type { TryOnHint } from './hint.ts';
export type { Target } from './target.ts';
export { isSameStatus, type TryOnStatus } from './status.ts';
export type {
  CameraFailure,
  EngineFailure,
  ImageLimit,
  PhotoFailure,
  TryOnFailure,
  TryOnFailureCode,
} from './failure.ts';
export { accepted, refused, type Result } from '@vitrine/domain/result';
export type { EyeshadowShade, Finger, WearSidecar, WornModel, WornOf, WornProduct } from './worn-product.ts';
export type { CameraDevice, CameraFacing, CameraRequest, OpenedCamera } from './input/camera.ts';
export { PHOTO_LIMITS } from './input/photo-limits.ts';
export {
  checkInit,
  TRY_ON_ERRORS,
  tryOnSku,
  type InitArguments,
  type TryOnProduct,
} from './init/check-init.ts';
export {
  chooseProvider,
  type ProviderConfiguration,
  type ProviderRefusal,
  type TryOnProvider,
} from './init/choose-provider.ts';
export { initTryOn, type InitOptions, type TryOnStore } from './init/init-try-on.ts';
export {
  loadProvider,
  type ProviderOptions,
  type ProviderSdk,
  type StartTryOn,
} from './init/load-provider.ts';
export type { Half } from './kinds/comparison.ts';
export type { ScreenPoint } from './snapshot/screen-point.ts';
export { SNAPSHOT_TYPE } from './snapshot/take-snapshot.ts';
