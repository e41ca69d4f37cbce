import { isHeic } from '../draft.ts'

const MOST_PX = 1600
const SMALL_BYTES = 500 * 1024
const QUALITY = 0.85

/** A JPEG of at most 1,600 px, for slow connections; the file itself if small or not readable by the browser. */
async function shrink(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES && !isHeic(file)) return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, MOST_PX / Math.max(photo.width, photo.height))
    const small = await createImageBitmap(photo, {
      resizeWidth: Math.round(photo.width * scale),
      resizeHeight: Math.round(photo.height * scale),
      resizeQuality: 'high',
    })
    photo.close()
    const canvas = new OffscreenCanvas(small.width, small.height)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(small)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type })
  } catch {
    return file
  }
}

/** Replaces the chosen files, unless others were chosen in the meantime. */
export async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
  const chosen = input.files
  const transfer = new DataTransfer()
  // One at a time: decoding a photo takes a lot of memory.
  for (const file of chosen ?? []) transfer.items.add(await shrink(file))
  if (input.files === chosen) input.files = transfer.files
}
