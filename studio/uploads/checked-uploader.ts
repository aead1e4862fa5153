import {Subject} from 'rxjs'
import {
  type AssetSourceUploader,
  type AssetSourceUploaderClass,
  type AssetSourceUploadEvent,
  type AssetSourceUploadFile,
  type AssetSourceUploadSubscriber,
  unset,
} from 'sanity'

import {checkPicture, type Problem, UploadError} from './check'

/** Files that were not uploaded. */
export const failures = new Subject<{name: string; problem: Problem}>()

/** Reports a file that was not uploaded, in a notice. */
export function report(file: File, error?: unknown): void {
  failures.next({name: file.name, problem: error instanceof UploadError ? error.problem : 'failed'})
}

function reportFailed(event: AssetSourceUploadEvent): void {
  if (event.type !== 'all-complete') return
  for (const {file, status} of event.files) if (status === 'error') report(file)
}

/** An uploader that checks pictures first, and reports failures in place of Sanity's message, which names no file. */
export function checkedUploader(Original: AssetSourceUploaderClass): AssetSourceUploaderClass {
  return class CheckedUploader extends Original implements AssetSourceUploader {
    readonly #subscribers = new Set<AssetSourceUploadSubscriber>()

    override subscribe(subscriber: AssetSourceUploadSubscriber): () => void {
      this.#subscribers.add(subscriber)
      const end = super.subscribe((event) => {
        if (event.type !== 'error') subscriber(event)
      })
      return () => {
        this.#subscribers.delete(subscriber)
        end()
      }
    }

    override upload(
      files: File[],
      options?: Parameters<AssetSourceUploader['upload']>[1],
    ): AssetSourceUploadFile[] {
      super.subscribe(reportFailed)
      for (const file of files) {
        void checkPicture(file).then(
          (checked) => super.upload([checked], options),
          (error: unknown) => {
            report(file, error)
            this.#end()
          },
        )
      }
      return []
    }

    #end(): void {
      for (const subscriber of this.#subscribers) subscriber({type: 'all-complete', files: []})
    }
  }
}

/** An uploader for a file that was dropped on a list: if no picture comes of it, its row is removed. */
export function rowUploader(Checked: AssetSourceUploaderClass): AssetSourceUploaderClass {
  return class RowUploader extends Checked implements AssetSourceUploader {
    override upload(
      files: File[],
      options?: Parameters<AssetSourceUploader['upload']>[1],
    ): AssetSourceUploadFile[] {
      this.subscribe((event) => {
        if (event.type !== 'all-complete') return
        if (event.files.every(({status}) => status !== 'complete')) options?.onChange?.([unset()])
      })
      return super.upload(files, options)
    }
  }
}
