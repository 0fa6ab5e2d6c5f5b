import { PHOTO_PIXELS } from '@learning/shared/domain/photo';

interface Parts {
  width?: number;
  height?: number;
  /** Marker of the frame; `0xc0` is baseline. */
  frame?: number;
  /** Segments before the frame. */
  extra?: Buffer[];
  /** Data of the scan. */
  data?: Buffer;
}

/** Returns a segment of a JPEG file. */
export function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Returns a file with the structure of a baseline JPEG; its picture is not decodable. */
export function samplePhoto({
  width = PHOTO_PIXELS,
  height = PHOTO_PIXELS,
  frame = 0xc0,
  extra = [],
  data = Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
}: Parts = {}): Buffer {
  const size = Buffer.alloc(6);
  size.writeUInt8(8, 0);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  size.writeUInt8(1, 5);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xdb, Buffer.alloc(65)),
    segment(frame, Buffer.concat([size, Buffer.from([1, 0x11, 0])])),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    data,
    Buffer.from([0xff, 0xd9]),
  ]);
}
