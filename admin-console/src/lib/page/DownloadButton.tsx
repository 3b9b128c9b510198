import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { fetchStaffFile } from '../api.ts'
import { useAction } from '../hooks/use-action.ts'
import { saveFile } from '../save-file.ts'

export type DownloadButtonProps = {
  /** The path of the endpoint and its parameters. */
  path: string
  /** What the export is narrowed by, as search parameters of the request. */
  searchParams: Record<string, string>
  /** The name of the saved file, with its ending. */
  fileName: string
  /** The text of the button. */
  children: string
}

/** Downloads a file of the server; says why if it fails. */
export function DownloadButton({ path, searchParams, fileName, children }: DownloadButtonProps) {
  const saving = useAction({
    mutationFn: async () => saveFile(await fetchStaffFile(path, { searchParams }), fileName),
  })
  return (
    <>
      <Button pending={saving.isPending} onClick={() => saving.mutate()}>
        {children}
      </Button>
      {saving.error && (
        <Alert>
          <ProblemText problem={saving.error} />
        </Alert>
      )}
    </>
  )
}
