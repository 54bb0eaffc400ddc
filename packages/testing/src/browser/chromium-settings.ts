/** The system's Chromium, which the checks, the bench and the studio drive. */
export const CHROMIUM = '/usr/bin/chromium';

/** No update, sync or telemetry requests, which a closed network would turn into noise. */
export const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Debian's Chromium asks for it always; drawn by the processor it costs more than it saves.
  '--disable-gpu-rasterization',
] as const;

/** The processor draws alone, as on a machine without a graphics card, so that pictures are the same everywhere. */
export const DRAWN_BY_PROCESSOR = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const;

/** Nothing is drawn in 3D, and the picture is put together without a graphics library. */
export const WITHOUT_GRAPHICS = '--disable-gpu';

/** A camera that shows the clip in `file` (YUV4MPEG2). A page still needs the permission to use it. */
export const cameraShowing = (file: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

/** Every page may use the camera. */
export const CAMERA_ALLOWED = '--use-fake-ui-for-media-stream';
