/** Ends this process soon after its parent: a signal to npm only ends the shell between them on some systems. */
export function endWithParent() {
  const { ppid } = process
  const check = () => {
    if (process.ppid !== ppid) process.kill(process.pid, 'SIGTERM')
  }
  setInterval(check, 500).unref()
}
